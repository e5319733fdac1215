import { fireEvent, render, waitFor } from '@testing-library/react';
import { useLateWrite } from './use-late-write';

function setup(settled: boolean) {
  const write = jest.fn();
  const Page = ({ settled }: { settled: boolean }) => {
    useLateWrite(write, settled);
    return null;
  };
  const { rerender } = render(<Page settled={settled} />);
  return { write, settle: () => rerender(<Page settled />) };
}

test('writes after the page has settled and is painted', async () => {
  const { write, settle } = setup(false);
  expect(write).not.toHaveBeenCalled();
  settle();
  expect(write).not.toHaveBeenCalled();
  await waitFor(() => expect(write).toHaveBeenCalledTimes(1));
});

test.each([
  ['the next press', () => fireEvent.pointerDown(document.body)],
  ['Enter', () => fireEvent.keyDown(document.body, { key: 'Enter' })],
])('the write comes before %s', (_, press) => {
  const { write } = setup(false);
  fireEvent.keyDown(document.body, { key: 'a' });
  expect(write).not.toHaveBeenCalled();
  press();
  expect(write).toHaveBeenCalledTimes(1);
});
