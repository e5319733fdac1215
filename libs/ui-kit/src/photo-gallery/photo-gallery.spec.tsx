import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { PhotoGallery } from './photo-gallery';

const texts = {
  previous: 'Previous',
  next: 'Next',
  all: 'All photos',
  close: 'Close',
  position: (place: number, count: number) => `${place} of ${count}`,
};
const gallery = (count: number) => (
  <PhotoGallery
    label="Photos of the Registan"
    texts={texts}
    photos={Array.from({ length: count }, (_, index) => ({
      url: `/photo-${index + 1}.svg`,
      width: 960,
      height: 640,
      alt: `View ${index + 1}`,
    }))}
  />
);

/** jsdom has no layout; the engine only needs photos of 300 px one after another. */
function giveLayout() {
  document.head.innerHTML = '<style>* { margin-right: 0px }</style>';
  const size = { configurable: true, get: () => 300 };
  Object.defineProperties(HTMLElement.prototype, {
    offsetWidth: size,
    offsetHeight: size,
    clientWidth: size,
    scrollWidth: { configurable: true, get: () => 7 * 300 },
    offsetLeft: {
      configurable: true,
      get(this: HTMLElement) {
        return this.tagName === 'LI' ? [...this.parentElement!.children].indexOf(this) * 300 : 0;
      },
    },
  });
}
beforeEach(giveLayout);

const button = (name: string) => screen.getByRole('button', { name });
const openFourth = async () => {
  const view = render(gallery(7));
  await userEvent.click(button('View 4, 4 of 7'));
  const dialog = await screen.findByRole('dialog', { name: 'Photos of the Registan' });
  await waitFor(() => expect(button('Next')).toHaveAttribute('aria-disabled', 'false'));
  return { ...view, dialog };
};

test('the server renders every photo, the first one loads eagerly; no inline style, no full-screen view', () => {
  const html = renderToString(gallery(7));
  expect(html.match(/loading="lazy"/g)).toHaveLength(6);
  expect(html).toContain('/photo-1.svg');
  expect(html).not.toMatch(/ style=|<dialog/);
});

test('the counter follows the swipe', () => {
  render(gallery(7));
  const row = screen.getByRole('list');
  expect(screen.getByText('1 of 7')).toBeInTheDocument();
  row.scrollLeft = 610;
  fireEvent.scroll(row);
  expect(screen.getByText('3 of 7')).toBeInTheDocument();
});

test('the full-screen view opens at the clicked photo and moves on and back to the ends', async () => {
  const { dialog } = await openFourth();
  const place = screen.getByRole('status');
  expect(place).toHaveTextContent('4 of 7');
  expect(await axe(dialog)).toHaveNoViolations();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(place).toHaveTextContent('6 of 7');
  await userEvent.click(button('Next'));
  expect(place).toHaveTextContent('7 of 7');
  expect(screen.getByRole('img', { name: 'View 7' })).toBeVisible();
  expect(button('Next')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{ArrowLeft}');
  await userEvent.click(button('Previous'));
  expect(place).toHaveTextContent('5 of 7');
});

test.each([
  ['Esc', () => userEvent.keyboard('{Escape}')],
  ['its button', () => userEvent.click(button('Close'))],
])('%s closes it, and the focus returns to the photo', async (_, close) => {
  const { dialog } = await openFourth();
  expect(button('Close')).toHaveFocus();
  await close();
  expect(dialog).not.toBeInTheDocument();
  expect(button('View 4, 4 of 7')).toHaveFocus();
});

test('a button opens the photos that the mosaic leaves out', async () => {
  const { container, unmount } = render(gallery(6));
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(button('All photos'));
  expect(await screen.findByRole('status')).toHaveTextContent('1 of 6');
  unmount();
  render(gallery(5));
  expect(screen.queryByRole('button', { name: 'All photos' })).toBeNull();
});

test('a single photo has no counter and no other tiles', async () => {
  render(gallery(1));
  expect(screen.queryByText('1 of 1')).toBeNull();
  await userEvent.click(button('View 1, 1 of 1'));
  await screen.findByRole('dialog');
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
});
