import { countries, findCountry } from './countries';

describe('countries', () => {
  it('names about 250 countries in three languages', () => {
    expect(countries.length).toBeGreaterThanOrEqual(245);
    for (const { iso2, iso3, names } of countries) {
      expect(iso2).toMatch(/^[A-Z]{2}$/);
      expect(iso3).toMatch(/^[A-Z]{3}$/);
      expect(names.ru).toMatch(/^\p{Script=Cyrillic}/u);
      expect(names.uz).toMatch(/^\p{Script=Latin}/u);
      expect(names.uz).not.toMatch(/['`‘’]/);
      expect(names.en).not.toBe('');
    }
    expect(new Set(countries.map(({ iso2 }) => iso2)).size).toBe(countries.length);
  });

  it.each([
    ['UZ', 'UZB', 'Узбекистан', 'Oʻzbekiston', '998', '🇺🇿'],
    ['RU', 'RUS', 'Россия', 'Rossiya', '7', '🇷🇺'],
    ['KZ', 'KAZ', 'Казахстан', 'Qozogʻiston', '7', '🇰🇿'],
    ['AQ', 'ATA', 'Антарктида', 'Antarktida', null, '🇦🇶'],
  ])('knows %s', (iso2, iso3, ru, uz, telPrefix, flag) => {
    expect(findCountry(iso2)).toMatchObject({ iso3, names: { ru, uz }, telPrefix, flag });
  });
});
