import { renderHook } from '@testing-library/react';
import { useTypeAhead } from './use-type-ahead';

const texts = ['Angola', 'Armenia', 'Austria', 'Belarus', 'Özbekiston'];

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function start() {
  const { result } = renderHook(() => useTypeAhead());
  return (key: string, current: number) => result.current(key, texts, current);
}

test('letters within 500 ms form one word', () => {
  const type = start();
  expect(type('a', -1)).toBe(0);
  jest.advanceTimersByTime(499);
  expect(type('u', 0)).toBe(2);
  jest.advanceTimersByTime(499);
  expect(type('S', 2)).toBe(2);
  jest.advanceTimersByTime(500);
  expect(type('b', 2)).toBe(3);
});

test('the same letter cycles through its items', () => {
  const type = start();
  expect(type('a', 0)).toBe(1);
  expect(type('a', 1)).toBe(2);
  expect(type('a', 2)).toBe(0);
});

test('without a match the result is -1', () => {
  expect(start()('q', 0)).toBe(-1);
});

test('matches letters beyond ASCII, in any case', () => {
  expect(start()('Ö', 0)).toBe(4);
});
