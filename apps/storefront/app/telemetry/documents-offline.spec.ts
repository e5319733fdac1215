/** @jest-environment jest-fixed-jsdom */
import { keepPageOffline } from './documents-offline';

let stop: () => void;
const onLost = jest.fn();
let onLine = true;

beforeEach(() => {
  onLost.mockReset();
  onLine = false;
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => onLine });
  stop = keepPageOffline(onLost);
});
afterEach(() => stop());

/** Clicks a link. @returns whether the browser would follow it */
function click(attributes: Record<string, string>, init: MouseEventInit = {}): boolean {
  const link = document.createElement('a');
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  const inner = document.createElement('span');
  link.append(inner);
  document.body.append(link);
  link.addEventListener('click', (event) => {
    if (attributes.handled) event.preventDefault();
  });
  let followed = true;
  window.addEventListener(
    'click',
    (event) => {
      followed = !event.defaultPrevented;
      // jsdom cannot open documents.
      event.preventDefault();
    },
    { once: true },
  );
  inner.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  link.remove();
  return followed;
}

test('offline, a link to a whole document keeps the page open and informs the visitor', () => {
  expect(click({ href: '/ru/hotels' })).toBe(false);
  expect(click({ href: 'https://bank.example/' })).toBe(false);
  expect(onLost).toHaveBeenCalledTimes(2);
});

test('online, links are followed', () => {
  onLine = true;
  expect(click({ href: '/ru/hotels' })).toBe(true);
  expect(onLost).not.toHaveBeenCalled();
});

test.each([
  ['the router has taken it', { href: '/ru/hotels', handled: 'yes' }, {}],
  ['it opens another tab', { href: '/ru/hotels', target: '_blank' }, {}],
  ['a key opens another tab', { href: '/ru/hotels' }, { ctrlKey: true }],
  ['it is a phone number', { href: 'tel:+998712050142' }, {}],
  ['it saves a file', { href: '/ticket.pdf', download: '' }, {}],
  ['it is a place on the page', { href: '#fares' }, {}],
])('no notice appears when %s', (_why, attributes, init) => {
  click(attributes as Record<string, string>, init);
  expect(onLost).not.toHaveBeenCalled();
});

test('after the watch has ended links are followed', () => {
  stop();
  expect(click({ href: '/ru/hotels' })).toBe(true);
});
