import { dropApostrophes } from './drop-apostrophes';

describe('dropApostrophes', () => {
  it.each(["'", 'ʻ', 'ʼ', '‘', '’', '`', '´', 'ʹ', '′'])('drops %s', (apostrophe) => {
    expect(dropApostrophes(`Farg${apostrophe}ona`)).toBe('Fargona');
  });

  it('keeps everything else', () => {
    expect(dropApostrophes('Нью-Йорк, "J.F.K."')).toBe('Нью-Йорк, "J.F.K."');
  });
});
