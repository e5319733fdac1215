import { isPlainDate, type PlainDate } from './plain-date';

/** The beginnings of months in Russian, Uzbek and English: the first three letters are distinct. */
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

/** Eight or six digits without separators: the number pad of many phones has no point. */
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

/** Completes a two-digit year: the last such year that is not after `latest`; without `latest`, in this century. */
function wholeYear(year: string, latest: PlainDate | undefined): string {
  if (year.length !== 2) return year;
  return latest !== undefined && `20${year}` > latest.slice(0, 4) ? `19${year}` : `20${year}`;
}

/**
 * A day as people type it: 09.03.1990, 9/3/90, 09031990, 1990-03-09, «9 марта 1990», "9-mart 1990", "1990-yil 9-mart". The day
 * stands before the month.
 * @param latest the latest possible day, for example of a birth
 * @returns null for a text that is no day
 */
export function parseTypedDay(text: string, latest?: PlainDate): PlainDate | null {
  const parts = partsOfText(text);
  if (!parts) return null;
  const [day, month, year] = parts;
  const date = `${wholeYear(year, latest)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isPlainDate(date) ? date : null;
}

/** A day in the form dd.mm.yyyy; a text that is no day stays as typed. */
export function tidyTypedDay(text: string, latest?: PlainDate): string {
  return parseTypedDay(text, latest)?.split('-').reverse().join('.') ?? text;
}
