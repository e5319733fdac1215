/** @jest-environment jest-fixed-jsdom */
import { act, useState, type ComponentType, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { earlyPressesCode, pressAgain } from './early-presses';
import { late, loadLateParts } from './late';

const heard: string[] = [];
const hear = (what: string) => () => void heard.push(what);

function Panel() {
  const [ticked, tick] = useState(false);
  const [city, choose] = useState('TAS');
  const send = (what: string) => (event: FormEvent) => {
    event.preventDefault();
    heard.push(what);
  };
  return (
    <>
      <button type="button" onClick={hear('called')}>
        Call
      </button>
      <button type="button" onClick={hear('opened')}>
        Menu
      </button>
      <input type="checkbox" checked={ticked} onChange={() => tick(!ticked)} />
      <select value={city} onChange={({ target }) => choose(target.value)}>
        <option>TAS</option>
        <option>SKD</option>
      </select>
      <form action="/send" onSubmit={send('sent')}>
        <button type="submit">Send</button>
      </form>
      <form onSubmit={send('booked')}>
        <button type="submit">Book</button>
      </form>
      <p>{`${ticked} ${city}`}</p>
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('an action before hydration is repeated once after it; controls that work without scripts are left alone', async () => {
  let come = (_: ComponentType<object>) => undefined as void;
  const OnServer = late(async () => Panel);
  const InBrowser = late(() => new Promise<ComponentType<object>>((resolve) => (come = resolve)));
  await Promise.race([loadLateParts(), Promise.resolve()]);
  await act(async () => undefined);
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(<OnServer />);
  const sentByBrowser = jest.fn((event: Event) => event.preventDefault());
  place.addEventListener('submit', sentByBrowser);
  new Function(earlyPressesCode())();
  // Stands in for a browser that knows `commandfor`, where a button opens a dialog without scripts.
  const menu = screen.getByRole('button', { name: 'Menu' });
  Object.assign(menu, { commandForElement: document.body });

  press('Menu');
  press('Call');
  press('Call');
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'SKD' } });
  press('Book');
  expect(sentByBrowser).not.toHaveBeenCalled();
  await act(async () => void hydrateRoot(place, <InBrowser />));
  press('Send');
  expect(sentByBrowser).toHaveBeenCalledTimes(1);
  expect(heard).toEqual([]);

  await act(async () => come(Panel));
  await waitFor(() => expect(heard).toEqual(['called', 'booked']));
  expect(screen.getByText('true SKD')).toBeVisible();
  expect(screen.getByRole('checkbox')).toBeChecked();
  press('Call');
  expect(heard).toEqual(['called', 'booked', 'called']);
});

test('a part that is rendered anew before its code has loaded keeps the server’s nodes, then shows the new state', async () => {
  const Named = ({ name }: { name: string }) => (
    <label>
      {name} <input />
    </label>
  );
  let come = () => undefined as void;
  const coming = new Promise<typeof Named>((resolve) => (come = () => resolve(Named)));
  const OnServer = late(async () => Named);
  await OnServer.load();
  const InBrowser = late(() => coming);
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(<OnServer name="first" />);
  const written = screen.getByRole<HTMLInputElement>('textbox');
  const root = await act(async () => hydrateRoot(place, <InBrowser name="first" />));
  written.value = 'KARIMOV';
  await act(async () => flushSync(() => root.render(<InBrowser name="second" />)));
  expect(screen.getByRole('textbox')).toBe(written);
  expect(screen.getByText('first')).toBeVisible();

  await act(async () => come());
  expect(await screen.findByText('second')).toBeVisible();
  expect(screen.getByRole('textbox')).toBe(written);
  expect(written).toHaveValue('KARIMOV');
  act(() => root.unmount());
});

test('a part whose preloading failed is loaded again', async () => {
  const Here = () => <p>here</p>;
  let calls = 0;
  const Lost = late(async () => {
    if (++calls === 1) throw new TypeError('Failed to fetch dynamically imported module');
    return Here;
  });
  await Lost.load();
  render(<Lost />);
  expect(await screen.findByText('here')).toBeVisible();
});

test.each([
  ['to another language', 'hreflang="uz"'],
  ['that keeps typed text', 'data-keeps-text'],
])(
  'a link %s waits for its part; one that is clicked again, or for another window, does not',
  (_, attribute) => {
    document.body.innerHTML = `<main data-sleeping><a ${attribute} href="#uz">Oʻz</a><a href="#news">News</a></main>`;
    new Function(earlyPressesCode())();
    const went: string[] = [];
    document.body.addEventListener('click', ({ target, defaultPrevented }) => {
      if (!defaultPrevented) went.push((target as HTMLAnchorElement).hash);
    });
    const [uz, news] = screen.getAllByRole('link');
    fireEvent.click(news!);
    fireEvent.click(uz!, { ctrlKey: true });
    expect(went.splice(0)).toEqual(['#news', '#uz']);
    fireEvent.click(uz!);
    expect(went).toEqual([]);
    fireEvent.click(uz!);
    expect(went.splice(0)).toEqual(['#uz']);
    pressAgain(document.querySelector('main')!);
    expect(went).toEqual(['#uz']);
  },
);

test('a link that keeps typed text waits for the fields of other parts', () => {
  document.body.innerHTML =
    '<a hreflang="uz" href="#uz">Oʻz</a><p data-sleeping><button>Menu</button></p><main data-sleeping><input></main>';
  new Function(earlyPressesCode())();
  const went = jest.fn();
  screen.getByRole('link').addEventListener('click', went);
  fireEvent.click(screen.getByRole('link'));
  pressAgain(document.querySelector('p')!);
  expect(went).not.toHaveBeenCalled();
  pressAgain(document.querySelector('main')!);
  expect(went).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('link'));
  expect(went).toHaveBeenCalledTimes(2);
});

test('a nested part waits for its own hydration', () => {
  document.body.innerHTML =
    '<main data-sleeping><button>Outer</button><p data-sleeping><button>Inner</button></p></main>';
  new Function(earlyPressesCode())();
  const names: string[] = [];
  const listen = ({ target }: Event) => names.push((target as HTMLElement).textContent);
  for (const button of screen.getAllByRole('button')) button.addEventListener('click', listen);
  press('Inner');
  press('Outer');
  expect(names).toEqual([]);
  pressAgain(document.querySelector('main')!);
  expect(names).toEqual(['Outer']);
  pressAgain(document.querySelector('p')!);
  expect(names).toEqual(['Outer', 'Inner']);
});
