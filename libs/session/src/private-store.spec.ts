import { forgetPrivate, readPrivate, writePrivate } from './private-store';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test('keeps a text, forgets it, and forgets all of them at once but nothing else', () => {
  localStorage.setItem('other', '1');
  writePrivate('a', 'one');
  writePrivate('b', 'two');
  expect(readPrivate('a')).toBe('one');
  writePrivate('a', null);
  expect(readPrivate('a')).toBeNull();
  forgetPrivate();
  expect(readPrivate('b')).toBeNull();
  expect(localStorage.getItem('other')).toBe('1');
});

test('a browser that keeps nothing breaks nothing', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  expect(() => writePrivate('a', 'one')).not.toThrow();
  expect(readPrivate('a')).toBeNull();
});
