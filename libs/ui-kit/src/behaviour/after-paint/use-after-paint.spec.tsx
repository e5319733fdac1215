import { fireEvent, render, screen } from '@testing-library/react';
import { useAfterPaint } from './use-after-paint';

function Late({ value }: { value: string }) {
  return <p>{`${value} ${useAfterPaint(value)}`}</p>;
}

test('follows its value once the frame that shows it is painted', async () => {
  const { rerender } = render(<Late value="a" />);
  expect(screen.getByText('a a')).toBeVisible();
  rerender(<Late value="b" />);
  expect(screen.getByText('b a')).toBeVisible();
  expect(await screen.findByText('b b')).toBeVisible();
});

test('moves nothing away under a finger', async () => {
  const { rerender } = render(<Late value="a" />);
  fireEvent.mouseDown(document.body);
  rerender(<Late value="b" />);
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20)));
  expect(screen.getByText('b a')).toBeVisible();
  fireEvent.mouseUp(document.body);
  expect(await screen.findByText('b b')).toBeVisible();
});

test('keeps a function as the value it is', () => {
  const value = jest.fn();
  const Late = () => <p>{useAfterPaint(value) === value ? 'same' : 'another'}</p>;
  render(<Late />);
  expect(screen.getByText('same')).toBeVisible();
  expect(value).not.toHaveBeenCalled();
});
