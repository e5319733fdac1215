import { dropDiacritics } from './drop-diacritics';

describe('dropDiacritics', () => {
  it.each([
    ['münchen', 'munchen'],
    ['são paulo', 'sao paulo'],
    ['eskişehir', 'eskishehir'],
    ['çukurova', 'chukurova'],
    ['kraków', 'krakow'],
    ['łódź', 'lodz'],
    ['tromsø', 'tromso'],
    ['ağrı', 'agri'],
    ['gəncə', 'ganca'],
    ['tashkent', 'tashkent'],
    ['mu\u0308nchen', 'munchen'],
  ])('%s becomes %s', (written, plain) => {
    expect(dropDiacritics(written)).toBe(plain);
  });
});
