import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useClientWidth } from './use-client-width';

function Width() {
  return <p>{useClientWidth() ?? 'unknown'}</p>;
}

const resize = (width: number) => {
  window.innerWidth = width;
  fireEvent(window, new Event('resize'));
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  window.innerWidth = 1024;
});

test('measures the window 50 ms after the last resize', () => {
  render(<Width />);
  expect(screen.getByText('1024')).toBeVisible();
  resize(700);
  act(() => jest.advanceTimersByTime(49));
  resize(600);
  act(() => jest.advanceTimersByTime(49));
  expect(screen.getByText('1024')).toBeVisible();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByText('600')).toBeVisible();
});

test('is undefined on the server', () => {
  expect(renderToString(<Width />)).toContain('unknown');
});
