import { isPlainDate, type PlainDate } from './plain-date';

/** How months begin in Russian, Uzbek and English: by three letters none is another. */
const monthBeginnings: readonly RegExp[] = [
  /^(янв|yan|jan)/,
  /^(фев|fev|feb)/,
  /^(мар|mar)/,
  /^(апр|apr)/,
  /^(май|мая|may)/,
  /^(июн|iyun|jun)/,
  /^(июл|iyul|jul)/,
  /^(авг|avg|aug)/,
  /^(сен|sen|sep)/,
  /^(окт|okt|oct)/,
  /^(ноя|noy|nov)/,
  /^(дек|dek|dec)/,
];
/** «1990 г.», "1990-yil". */
const yearWord = /^(г|год|года|yil|yili|yilning)$/;

type Parts = [day: string, month: string, year: string];

/** Eight or six digits in a row: the number pad of many a phone has no point. */
function partsOfDigits(digits: string): Parts | null {
  const parts = /^(\d{2})(\d{2})(\d{4}|\d{2})$/.exec(digits);
  return parts && [parts[1]!, parts[2]!, parts[3]!];
}

function partsOfText(text: string): Parts | null {
  const pieces = text.toLowerCase().match(/\d+|\p{L}+/gu) ?? [];
  const [first = '', second = '', third = '', ...more] = pieces.filter(
    (one) => !yearWord.test(one),
  );
  if (more.length > 0) return null;
  if (second === '') return partsOfDigits(first);
  const monthOf = (month: string) => {
    const named = monthBeginnings.findIndex((beginning) => beginning.test(month));
    return named < 0 ? month : String(named + 1);
  };
  if (first.length < 4) return [first, monthOf(second), third];
  return /\d/.test(third) ? [third, monthOf(second), first] : [second, monthOf(third), first];
}

/** A year of two digits is the last such year that is not after `latest`; without it, of this century. */
function wholeYear(year: string, latest: PlainDate | undefined): string {
  if (year.length !== 2) return year;
  return latest !== undefined && `20${year}` > latest.slice(0, 4) ? `19${year}` : `20${year}`;
}

/**
 * A day as people type it: 09.03.1990, 9/3/90, 09031990, 1990-03-09, «9 марта 1990», "9-mart 1990", "1990-yil 9-mart".
 * The day stands before the month.
 * @param latest no day after this is meant, as with a birth
 * @returns null for what is no day
 */
export function parseTypedDay(text: string, latest?: PlainDate): PlainDate | null {
  const parts = partsOfText(text);
  if (!parts) return null;
  const [day, month, year] = parts;
  const date = `${wholeYear(year, latest)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isPlainDate(date) ? date : null;
}

/** A day as we understood it, dd.mm.yyyy; what is no day stays as typed. */
export function tidyTypedDay(text: string, latest?: PlainDate): string {
  return parseTypedDay(text, latest)?.split('-').reverse().join('.') ?? text;
}
