import { renderHook } from '@testing-library/react';
import { useSteady } from './use-steady';

test('the returned function stays the same and calls the newest handler', () => {
  const first = jest.fn();
  const second = jest.fn();
  const { result, rerender } = renderHook(({ act }) => useSteady(act), {
    initialProps: { act: first },
  });
  const steady = result.current;
  rerender({ act: second });
  expect(result.current).toBe(steady);
  steady('baggage');
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledWith('baggage');
});
