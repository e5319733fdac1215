import { swapLayout } from './swap-layout';

describe('swapLayout', () => {
  it.each([
    ['nfirtyn', 'ташкент'],
    ['ьщысщц', 'moscow'],
    [',e[fhf', 'бухара'],
    ["'hpehev", 'эрзурум'],
    [']', 'ъ'],
    ['yjdjcb,bhcr', 'новосибирск'],
    ['`krf', 'ёлка'],
    ['фдьфен', 'almaty'],
    ['ещырлуте', 'toshkent'],
    ['ьўқсўц', 'moscow'],
  ])('%s becomes %s', (typed, meant) => {
    expect(swapLayout(typed)).toBe(meant);
  });

  it('keeps digits and spaces', () => {
    expect(swapLayout('nfirtyn 2')).toBe('ташкент 2');
  });
});
