/**
 * Writes src/format/format-data.gen.ts from CLDR: `node libs/i18n/scripts/generate-format-data.ts`.
 * Only what the formatters use is kept; a spec compares the committed file with a fresh run.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/** Currency names for which CLDR has no short word. Customers never see 'UZS' for soums. */
const currencyNames: Record<string, Record<string, string>> = { ru: { UZS: 'сум' }, uz: {} };

/** Uzbek dates have the year first and ranges without spaces; CLDR uses the English order for both. */
const datePatterns: Record<string, { long?: string; full?: string; rangeInMonth?: string }> = {
  ru: {},
  uz: { long: "y-'yil' d-MMMM", full: "y-'yil' d-MMMM, EEEE", rangeInMonth: '–' },
};

function read(path: string): unknown {
  return JSON.parse(readFileSync(require.resolve(path), 'utf8'));
}

interface Widths {
  wide: Record<string, string>;
  abbreviated: Record<string, string>;
  short: Record<string, string>;
  narrow: Record<string, string>;
}

interface Gregorian {
  months: { format: Widths; 'stand-alone': Widths };
  days: { format: Widths };
  dateFormats: { full: string; long: string };
  dateTimeFormats: {
    medium: string;
    availableFormats: Record<string, string>;
    intervalFormats: { MMMd: { d: string; M: string } };
  };
}

interface Numbers {
  'symbols-numberSystem-latn': { decimal: string; group: string };
  currencies: Record<string, { symbol?: string; 'symbol-alt-narrow'?: string }>;
}

function dataOf(locale: string) {
  const dates = read(`cldr-dates-full/main/${locale}/ca-gregorian.json`) as {
    main: Record<string, { dates: { calendars: { gregorian: Gregorian } } }>;
  };
  const { months, days, dateFormats, dateTimeFormats } =
    dates.main[locale]!.dates.calendars.gregorian;
  const numbersFile = (name: string) =>
    (
      read(`cldr-numbers-full/main/${locale}/${name}.json`) as {
        main: Record<string, { numbers: Numbers }>;
      }
    ).main[locale]!.numbers;
  const symbols = numbersFile('numbers')['symbols-numberSystem-latn'];
  const { currencies } = numbersFile('currencies');
  const monthList = (names: Record<string, string>) =>
    Array.from({ length: 12 }, (_, index) => names[index + 1]!);
  const weekdayList = (names: Record<string, string>) => weekdays.map((day) => names[day]!);
  const wideMonths = (pattern: string) => pattern.replace(/(?<!M)MMM(?!M)/g, 'MMMM');
  const interval = dateTimeFormats.intervalFormats.MMMd;
  return {
    decimal: symbols.decimal,
    group: symbols.group,
    currency: Object.fromEntries(
      ['RUB', 'UZS', 'USD', 'EUR'].map((code) => [
        code,
        currencyNames[locale]![code] ??
          currencies[code]!['symbol-alt-narrow'] ??
          currencies[code]!.symbol ??
          code,
      ]),
    ),
    monthsInDate: monthList(months.format.wide),
    monthsAlone: monthList(months['stand-alone'].wide),
    monthsShort: monthList(months.format.abbreviated),
    weekdaysLong: weekdayList(days.format.wide),
    weekdaysShort: weekdayList(days.format.abbreviated),
    weekdaysNarrow: weekdayList(days.format.short),
    patterns: {
      // CLDR's short Uzbek date is 09/03/26; in both countries dates are written as 09.03.2026.
      short: 'dd.MM.y',
      dayMonth: dateTimeFormats.availableFormats.MMMMd!,
      dayMonthShort: dateTimeFormats.availableFormats.MMMd!,
      weekdayDayMonth: wideMonths(dateTimeFormats.availableFormats.MMMEd!).replace('ccc', 'E'),
      long: datePatterns[locale]!.long ?? dateFormats.long,
      full: datePatterns[locale]!.full ?? dateFormats.full,
    },
    dateTime: dateTimeFormats.medium,
    rangeInMonth: datePatterns[locale]!.rangeInMonth ?? /\s*–\s*/.exec(interval.d)![0],
    rangeAcrossMonths: /\s*–\s*/.exec(interval.M)![0],
  };
}

/** Replaces CLDR's thin and narrow spaces by ordinary ones, which every font has and every search finds. */
function ordinarySpaces(text: string): string {
  return text.replace(/\u2009/g, ' ').replace(/\u202F/g, '\u00A0');
}

export function generateFormatData(): string {
  const data = { ru: dataOf('ru'), uz: dataOf('uz') };
  return [
    '// Generated from CLDR 48.2 by scripts/generate-format-data.ts. Do not edit.',
    `export const formatData = ${ordinarySpaces(JSON.stringify(data, null, 2))} as const;`,
    '',
  ].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(new URL('../src/format/format-data.gen.ts', import.meta.url), generateFormatData());
}
