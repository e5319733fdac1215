/** @jest-environment jest-fixed-jsdom */
import { act, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { fireEvent, screen } from '@testing-library/react';
import { notePresses } from './early-presses';
import { late, loadLateParts } from './late';

const pressed = jest.fn();
const sent = jest.fn();
const opened = jest.fn();

function Panel() {
  return (
    <>
      <button type="button" onClick={pressed}>
        Call
      </button>
      <button type="button" onClick={opened}>
        Menu
      </button>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent();
        }}
      >
        <button type="submit">Send</button>
      </form>
    </>
  );
}

test('a button pressed before its part woke acts when it wakes, once; forms and dialogs went by themselves', async () => {
  let come = (_: ComponentType<object>) => undefined as void;
  const OnServer = late(async () => Panel);
  const InBrowser = late(() => new Promise<ComponentType<object>>((resolve) => (come = resolve)));
  await Promise.race([loadLateParts(), Promise.resolve()]);
  await act(async () => undefined);
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(<OnServer />);
  place.addEventListener('submit', (event) => event.preventDefault());
  new Function(notePresses)();
  // What a browser that knows `commandfor` says of a button that opens a dialog by itself.
  const menu = screen.getByRole('button', { name: 'Menu' });
  Object.assign(menu, { commandForElement: document.body });

  fireEvent.click(menu);

  fireEvent.click(screen.getByRole('button', { name: 'Call' }));
  fireEvent.click(screen.getByRole('button', { name: 'Call' }));
  await act(async () => void hydrateRoot(place, <InBrowser />));
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(pressed).not.toHaveBeenCalled();

  await act(async () => come(Panel));
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(sent).not.toHaveBeenCalled();
  expect(opened).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Call' }));
  expect(pressed).toHaveBeenCalledTimes(2);
});
