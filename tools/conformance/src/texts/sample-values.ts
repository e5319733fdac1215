import { createFormat, type Format } from '@karvon/i18n';
import type { Language } from './word-list';

/** Sample values of messages in the sheet: the first row whose pattern matches the name applies. */
const rows: readonly [name: RegExp, sample: (format: Format, ru: boolean) => string][] = [
  [/^(from|to|opens|closes|time|departure|arrival)$/, (f) => f.time('2026-12-09T18:30')],
  [
    /(price|total|sum|amount|money|fee|penalty|cost|was|now|least|most|saving)/i,
    (f) => f.money({ amount: 123_400_000, currency: 'UZS' }),
  ],
  [/(^at|until|deadline|moment|before|^by$)/i, (f) => f.deadline('2026-12-09T13:30:00Z', clock)],
  [/(date|day|moved|since|month)/i, (f) => f.date('2026-12-09')],
  [/duration|wait/i, (f) => f.duration(615)],
  [/clock|zone/i, (f) => clock.clock[f.locale]],
  [/balance|points/i, (f) => f.points(21)],
  [/percent/i, () => '40'],
  [/airport/i, (_, ru) => (ru ? 'Стамбул (новый)' : 'Istanbul (yangi)')],
  [/city|place|^to/i, (_, ru) => (ru ? 'Самарканд' : 'Samarqand')],
  [/hotel/i, (_, ru) => (ru ? 'Каравансарай' : 'Karvonsaroy')],
  [/room/i, (_, ru) => (ru ? 'Двухместный' : 'Ikki kishilik')],
  [/who|passenger|guest|surname/i, () => 'KARIMOVA DILNOZA'],
  [/number|reference|pnr/i, () => '7K3M9QXA'],
  [/phone/i, () => '+998 71 200-00-21'],
  [/mail/i, () => 'help@karvon.example'],
  [/brand/i, () => 'Karvon'],
];

const clock = {
  utcOffsetMinutes: 300,
  clock: { ru: 'по времени Ташкента', uz: 'Toshkent vaqti bilan' },
};

/** A real value for `{name}`, or the name in brackets if no row matches it. */
export function sampleValue(name: string, language: Language): string {
  const row = rows.find(([pattern]) => pattern.test(name));
  return row ? row[1](createFormat(language), language === 'ru') : `‹${name}›`;
}

/** The numbers that distinguish plural forms in Russian. */
export const sampleCounts = [0, 1, 2, 5, 11, 21, 111] as const;
