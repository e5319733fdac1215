import type { HotelBeds, HotelKind } from '@karvon/contract';
import { draw } from '../basics/chance';
import type { Bilingual } from './hotel-city';
import type { Bed, RoomType } from './hotel';

interface Template {
  code: string;
  names: Bilingual;
  beds: Bilingual;
  bedding: readonly Bed[];
  guests: number;
  extra: number;
  area: readonly [number, number];
  level: number;
  for: readonly HotelKind[];
  minStars?: number;
}

const houses = ['hotel', 'sanatorium', 'holiday-home', 'guest-house'] as const;
const two: Bilingual = { ru: 'одна двуспальная кровать', uz: 'bitta ikki kishilik karavot' };
const twin: Bilingual = { ru: 'две односпальные кровати', uz: 'ikkita bir kishilik karavot' };
const one: Bilingual = { ru: 'одна односпальная кровать', uz: 'bitta bir kishilik karavot' };
const names = (ru: string, uz: string): Bilingual => ({ ru, uz });
const twoAndSofa = names('двуспальная кровать и диван', 'ikki kishilik karavot va divan');
const bunk = names('место на двухъярусной кровати', 'ikki qavatli karavotda joy');

// prettier-ignore
const templates: readonly Template[] = [
  { code: 'single', names: names('Одноместный стандарт', 'Bir kishilik standart'), beds: one, bedding: ['single'], guests: 1, extra: 0, area: [12, 18], level: 78, for: houses },
  { code: 'double', names: names('Двухместный стандарт', 'Ikki kishilik standart'), beds: two, bedding: ['double'], guests: 2, extra: 0, area: [16, 24], level: 100, for: houses },
  { code: 'twin', names: names('Двухместный с раздельными кроватями', 'Alohida karavotli ikki kishilik'), beds: twin, bedding: ['single', 'single'], guests: 2, extra: 1, area: [18, 26], level: 102, for: houses },
  { code: 'triple', names: names('Трёхместный', 'Uch kishilik'), beds: names('три односпальные кровати', 'uchta bir kishilik karavot'), bedding: ['single', 'single', 'single'], guests: 3, extra: 0, area: [22, 32], level: 132, for: houses },
  { code: 'superior', names: names('Улучшенный', 'Yaxshilangan xona'), beds: two, bedding: ['double'], guests: 2, extra: 1, area: [24, 32], level: 128, for: houses, minStars: 3 },
  { code: 'family', names: names('Семейный', 'Oilaviy xona'), beds: names('двуспальная и две односпальные кровати', 'ikki kishilik va ikkita bir kishilik karavot'), bedding: ['double', 'single', 'single'], guests: 4, extra: 1, area: [30, 46], level: 165, for: houses },
  { code: 'junior-suite', names: names('Полулюкс', 'Yarim lyuks'), beds: twoAndSofa, bedding: ['double', 'sofa'], guests: 2, extra: 2, area: [34, 44], level: 185, for: houses, minStars: 3 },
  { code: 'suite', names: names('Люкс', 'Lyuks'), beds: twoAndSofa, bedding: ['double', 'sofa'], guests: 3, extra: 2, area: [46, 78], level: 260, for: houses, minStars: 4 },
  { code: 'bed-mixed', names: names('Место в общем номере', 'Umumiy xonadan joy'), beds: bunk, bedding: ['bunk'], guests: 1, extra: 0, area: [18, 30], level: 40, for: ['hostel'] },
  { code: 'bed-women', names: names('Место в женском номере', 'Ayollar xonasidan joy'), beds: bunk, bedding: ['bunk'], guests: 1, extra: 0, area: [18, 30], level: 44, for: ['hostel'] },
  { code: 'hostel-double', names: names('Двухместный с общей ванной', 'Umumiy hammomli ikki kishilik'), beds: two, bedding: ['double'], guests: 2, extra: 0, area: [10, 14], level: 100, for: ['hostel'] },
  { code: 'hostel-quad', names: names('Четырёхместный', 'Toʻrt kishilik'), beds: names('две двухъярусные кровати', 'ikkita ikki qavatli karavot'), bedding: ['bunk', 'bunk'], guests: 4, extra: 0, area: [16, 24], level: 150, for: ['hostel'] },
  { code: 'studio', names: names('Студия', 'Studiya'), beds: twoAndSofa, bedding: ['double', 'sofa'], guests: 2, extra: 1, area: [24, 34], level: 100, for: ['apartments'] },
  { code: 'one-bedroom', names: names('Апартаменты с одной спальней', 'Bir yotoqxonali apartament'), beds: twoAndSofa, bedding: ['double', 'sofa'], guests: 3, extra: 1, area: [38, 54], level: 140, for: ['apartments'] },
  { code: 'two-bedrooms', names: names('Апартаменты с двумя спальнями', 'Ikki yotoqxonali apartament'), beds: names('двуспальная и две односпальные кровати', 'ikki kishilik va ikkita bir kishilik karavot'), bedding: ['double', 'single', 'single'], guests: 5, extra: 1, area: [58, 86], level: 205, for: ['apartments'] },
  { code: 'loft', names: names('Двухуровневые апартаменты', 'Ikki qavatli apartament'), beds: twoAndSofa, bedding: ['double', 'sofa'], guests: 4, extra: 1, area: [54, 72], level: 180, for: ['apartments'] },
];

/** Whether two guests share one bed or have one each; undefined for one guest's bed and for bunks. */
export function bedsOf({ bedding }: Pick<RoomType, 'bedding'>): HotelBeds | undefined {
  if (bedding.includes('double')) return 'double';
  return bedding.length > 1 && !bedding.includes('bunk') ? 'separate' : undefined;
}

/** Four to six kinds of room, cheapest first. */
export function roomTypesOf(hotel: string, kind: HotelKind, stars: number): RoomType[] {
  const fitting = templates.filter(
    (template) => template.for.includes(kind) && stars >= (template.minStars ?? 0),
  );
  const count = Math.min(fitting.length, draw(`${hotel}|rooms`, 4, 6));
  // The double room, or its equivalent, is always included, because prices are computed from it.
  const others = fitting
    .filter(({ level }) => level !== 100)
    .sort((a, b) => draw(`${hotel}|${a.code}`, 0, 1e6) - draw(`${hotel}|${b.code}`, 0, 1e6));
  return [...fitting.filter(({ level }) => level === 100), ...others]
    .slice(0, count)
    .sort((a, b) => a.level - b.level)
    .map((template) => {
      const area = draw(`${hotel}|${template.code}|area`, ...template.area);
      return {
        code: template.code,
        names: template.names,
        beds: template.beds,
        bedding: template.bedding,
        maxGuests: template.guests,
        maxExtraBeds: template.extra,
        area: Math.round(area * (stars >= 4 ? 1.15 : 1)),
        amenities: [
          'wifi',
          ...(stars >= 3 || kind === 'apartments' ? (['air-conditioning'] as const) : []),
          ...(kind === 'apartments' ? (['kitchen'] as const) : []),
          'non-smoking',
        ],
        priceLevel: template.level,
      };
    });
}
