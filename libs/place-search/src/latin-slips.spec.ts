import { latinSlips } from './latin-slips';

describe('latinSlips', () => {
  it.each([
    ['a digraph with its letters swapped', 'tahskent', 'tashkent'],
    ['the second half wrong', 'taspkent', 'tashkent'],
    ['the first half wrong', 'tadhkent', 'tashkent'],
    ['a letter too many', 'tashkkent', 'tashkent'],
    ['я with a slip', 'antalyp', 'antalya'],
  ])('corrects %s', (_what, typed, meant) => {
    expect(latinSlips(typed)).toContain(meant);
  });

  it('leaves an empty word unchanged', () => {
    expect(latinSlips('')).toEqual([]);
  });
});
