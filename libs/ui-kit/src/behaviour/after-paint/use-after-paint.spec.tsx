import { fireEvent, render, screen } from '@testing-library/react';
import { useAfterPaint } from './use-after-paint';

function Late({ value }: { value: string }) {
  return <p>{`${value} ${useAfterPaint(value)}`}</p>;
}

test('returns the new value after the frame with it is painted', async () => {
  const { rerender } = render(<Late value="a" />);
  expect(screen.getByText('a a')).toBeVisible();
  rerender(<Late value="b" />);
  expect(screen.getByText('b a')).toBeVisible();
  expect(await screen.findByText('b b')).toBeVisible();
});

test('changes nothing while a finger is down', async () => {
  const { rerender } = render(<Late value="a" />);
  fireEvent.mouseDown(document.body);
  rerender(<Late value="b" />);
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20)));
  expect(screen.getByText('b a')).toBeVisible();
  fireEvent.mouseUp(document.body);
  expect(await screen.findByText('b b')).toBeVisible();
});

test('accepts a function as a value', () => {
  const value = jest.fn();
  const Late = () => <p>{useAfterPaint(value) === value ? 'same' : 'another'}</p>;
  render(<Late />);
  expect(screen.getByText('same')).toBeVisible();
  expect(value).not.toHaveBeenCalled();
});
