import { airports, curatedAirports } from './airports';
import { findCountry } from './countries';
import type { Airport, AirportName } from './place';

const CYRILLIC = /\p{Script=Cyrillic}/u;
const UZBEKISTAN = 'TAS SKD BHK UGC NCU NMA FEG AZN TMJ KSQ NVI AFS OQN MOK OMN RBZ'.split(' ');

const RULES: Record<string, (airport: Airport) => boolean> = {
  'codes are IATA': ({ iata, cityCode }) => /^[A-Z]{3}$/.test(iata) && /^[A-Z]{3}$/.test(cityCode),
  'zones are known here': ({ zone }) => isZone(zone),
  'countries exist': ({ country }) => findCountry(country) !== undefined,
  'coordinates are on the globe': ({ lat, lon }) =>
    Math.abs(lat) <= 90 && Math.abs(lon) <= 180 && (lat !== 0 || lon !== 0),
  'ranks are positive': ({ rank }) => rank > 0 && rank <= 1000,
  'names are present and trimmed': ({ names }) => namesOf(names).every(isTrimmed),
  'aliases are present and trimmed': ({ aliases }) => aliases.every(isTrimmed),
  'Uzbek and English are in Latin': ({ names }) =>
    !CYRILLIC.test(namesOf({ uz: names.uz, en: names.en }).join()),
  'Uzbek has its own apostrophes': ({ names }) => !/['`‘’]/.test(namesOf({ uz: names.uz }).join()),
};

describe('airports', () => {
  it.each(Object.entries(RULES))('%s', (_rule, holds) => {
    expect(airports.filter((airport) => !holds(airport))).toEqual([]);
  });

  it('writes the Russian names of hand-made rows in Cyrillic', () => {
    const latin = curatedAirports.filter(({ names }) => /[A-Za-z]{2}/.test(names.ru.city));
    expect(latin).toEqual([]);
  });

  it.each([
    ['VAW', 'Vardo'],
    ['BHE', 'Woodbourne'],
    ['AWK', 'Wake Island'],
    ['EIE', 'Енисейск'],
    ['FOR', 'Форталеза'],
    ['GBE', 'Габороне'],
  ])(
    'calls %s %s in Russian, or keeps its own name where no Russian one is known',
    (iata, name) => {
      const { names } = airports.find((airport) => airport.iata === iata)!;
      expect(names.ru).toEqual({ city: name, airport: name });
    },
  );

  it('writes large airports in Cyrillic too, by their city', () => {
    const bases = ['ADS', 'ADW', 'DNA', 'FZO', 'HDB', 'HRT', 'HUV', 'MSE', 'OKO', 'SDV', 'YSR'];
    const latin = airports.filter(
      ({ iata, rank, names }) =>
        rank >= 60 && !bases.includes(iata) && !CYRILLIC.test(names.ru.city),
    );
    expect(latin.map(({ iata, names }) => `${iata} ${names.ru.city}`)).toEqual([]);
    expect(airports.find(({ iata }) => iata === 'CUZ')!.names.uz.city).toBe('Cusco');
  });

  it('names places only: no harbour, person, airfield or army, and no loose punctuation', () => {
    const odd =
      /^[a-zа-я]| ,|[/()"]| - |\b(SPB|Спб|of [A-Z]|[A-Z]\.|Gen|Cap\.|Capitan|Captain|Coronel|Colonel|Teniente|Presidente (?!Prud)|Army|Airstrip|Aeropuerto|Sea Plane)\b/;
    const generated = airports.filter((airport) => !curatedAirports.includes(airport));
    const named = generated.filter(({ names }) =>
      [names.uz.city, names.en.city].some((name) => odd.test(name)),
    );
    expect(named.map(({ iata, names }) => `${iata} ${names.en.city}`)).toEqual([]);
  });

  it('finds a place by the name of its airport too', () => {
    expect(airports.find(({ iata }) => iata === 'FOR')!.aliases).toContain(
      'Pinto Martins – Fortaleza',
    );
  });

  it('has every airport of Uzbekistan, at +05:00', () => {
    const uzbek = airports.filter(({ country }) => country === 'UZ');
    expect(uzbek.map(({ iata }) => iata).sort()).toEqual([...UZBEKISTAN].sort());
    for (const { zone } of uzbek) expect(offsetOf(zone)).toBe('GMT+5');
  });

  it('has the important airports of Russia', () => {
    expect(curatedAirports.filter(({ country }) => country === 'RU').length).toBeGreaterThanOrEqual(
      70,
    );
  });

  it.each([
    ['TOF', 'GMT+7'],
    ['NQZ', 'GMT+5'],
    ['SCO', 'GMT+5'],
    ['KGD', 'GMT+2'],
    ['PKC', 'GMT+12'],
    ['UUS', 'GMT+11'],
    ['BAX', 'GMT+7'],
    ['ASF', 'GMT+4'],
    ['URC', 'GMT+8'],
    ['DEL', 'GMT+5:30'],
  ])('puts %s at %s', (iata, offset) => {
    const airport = airports.find((candidate) => candidate.iata === iata);
    expect(offsetOf(airport?.zone ?? '')).toBe(offset);
  });
});

function offsetOf(zone: string): string | undefined {
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' });
  return format
    .formatToParts(new Date('2026-01-15T12:00:00Z'))
    .find(({ type }) => type === 'timeZoneName')?.value;
}

function namesOf(names: Record<string, AirportName>): string[] {
  return Object.values(names).flatMap(({ city, airport }) => [city, airport]);
}

function isTrimmed(name: string): boolean {
  return name !== '' && name.trim() === name;
}

const zones = new Map<string, boolean>();
function isZone(zone: string): boolean {
  if (!zones.has(zone)) zones.set(zone, offsetOf(zone) !== undefined);
  return zones.get(zone) === true;
}
