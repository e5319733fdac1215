import { render, screen } from '@testing-library/react';
import { Dialog } from './dialog';

/** jsdom has no layout: here every box is too small for its content. */
class Observer {
  constructor(private readonly look: ResizeObserverCallback) {}
  observe() {
    this.look([], this);
  }
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  window.ResizeObserver = Observer;
  jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(500);
});

test.each([
  ['a text alone', <p key="text">What goes and what stays</p>, '0'],
  ['a text with a control', <button key="more">More</button>, null],
])('the focus in %s that is longer than its dialog', (_, content, tabIndex) => {
  render(
    <Dialog open onClose={jest.fn()} title="Erase" closeLabel="Close">
      {content}
    </Dialog>,
  );
  const body = screen.getByRole('dialog').querySelector('[data-modal-body]');
  expect(body?.getAttribute('tabindex')).toBe(tabIndex);
});
