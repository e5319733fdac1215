import {
  forgetPrivate,
  forgetPrivateBy,
  forgetWithOtherTabs,
  readPrivate,
  writePrivate,
} from './private-store';

afterEach(() => {
  jest.restoreAllMocks();
  forgetPrivate();
  localStorage.clear();
  sessionStorage.clear();
});

const places = ['device', 'tab'] as const;

test('stores a text, removes it, and removes all of its texts but nothing else', () => {
  localStorage.setItem('other', '1');
  sessionStorage.setItem('other', '1');
  for (const place of places) {
    writePrivate('a', 'one', place);
    writePrivate('b', 'two', place);
    expect(readPrivate('a', place)).toBe('one');
    writePrivate('a', null, place);
    expect(readPrivate('a', place)).toBeNull();
  }
  forgetPrivate();
  for (const place of places) expect(readPrivate('b', place)).toBeNull();
  expect({ ...localStorage }).toEqual({ other: '1' });
  expect({ ...sessionStorage }).toEqual({ other: '1' });
});

test('a tab’s texts are not on the device', () => {
  writePrivate('draft', 'AB1234567', 'tab');
  expect(localStorage).toHaveLength(0);
  expect(readPrivate('draft')).toBeNull();
});

test('texts are removed by the beginning of their names', () => {
  for (const name of ['draft', 'draft.1', 'key']) writePrivate(name, 'x', 'tab');
  forgetPrivateBy('draft', 'tab');
  expect(readPrivate('draft', 'tab')).toBeNull();
  expect(readPrivate('draft.1', 'tab')).toBeNull();
  expect(readPrivate('key', 'tab')).toBe('x');
});

test('signing out in another tab clears this one, until it stops listening', () => {
  const notify = (key: string, newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  const stop = forgetWithOtherTabs();
  writePrivate('draft', 'x', 'tab');
  notify('karvon.private.recent', 'x');
  notify('karvon.forgotten', null);
  expect(readPrivate('draft', 'tab')).toBe('x');
  notify('karvon.forgotten', '1');
  expect(readPrivate('draft', 'tab')).toBeNull();
  stop();
  writePrivate('draft', 'x', 'tab');
  notify('karvon.forgotten', '2');
  expect(readPrivate('draft', 'tab')).toBe('x');
});

test('without browser storage the page keeps texts in memory', () => {
  const refuse = (name: string) => () => {
    throw new DOMException('no', name);
  };
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse('QuotaExceededError'));
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse('SecurityError'));
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse('SecurityError'));
  for (const place of places) {
    writePrivate('a', 'one', place);
    expect(readPrivate('a', place)).toBe('one');
  }
  forgetPrivate();
  for (const place of places) expect(readPrivate('a', place)).toBeNull();
});
