import { splitWords } from './split-words';

describe('splitWords', () => {
  it.each([
    ['Нью-Йорк', ['nyu', 'york']],
    ['  St. Petersburg ', ['st', 'petersburg']],
    ['Fargʻona', ['fargona']],
    ['Ташкент (TAS)', ['tashkent', 'tas']],
    ['São Paulo–Guarulhos', ['sao', 'paulo', 'guarulhos']],
    ['— , .', []],
    ['', []],
  ])('%j becomes %j', (text, words) => {
    expect(splitWords(text)).toEqual(words);
  });
});
