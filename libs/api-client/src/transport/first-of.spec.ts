import { firstOf } from './first-of';

test.each([0, 1])(
  'aborts with the reason of either signal (%d), in browsers without any()',
  (which) => {
    const any = jest.spyOn(AbortSignal, 'any');
    const both = [new AbortController(), new AbortController()] as const;
    const joined = firstOf(both[0].signal, both[1].signal);
    expect(joined.aborted).toBe(false);
    both[which]!.abort('gone');
    both[1 - which]!.abort('late');
    expect(joined.reason).toBe('gone');
    expect(any).not.toHaveBeenCalled();
  },
);

test('is aborted at once when one signal already is', () => {
  expect(firstOf(new AbortController().signal, AbortSignal.abort('before')).reason).toBe('before');
});
