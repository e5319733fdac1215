import type { PlainDate } from '@karvon/calendar';
import { readPrivate, writePrivate } from '@karvon/session';
import { parseStay, stayQuery, type Stay } from '../../model/stay';

/** A hotel that was viewed on this device, with the days of that search; null without days, or when they are over. */
export interface ViewedHotel {
  code: string;
  stay: Stay | null;
}

const name = 'viewed-hotels';
const max = 6;
const line = /^([A-Z0-9-]{3,20})\?(.*)$/;

const textOf = ({ code, stay }: ViewedHotel) =>
  `${code}?${stay ? new URLSearchParams(stayQuery(stay)).toString() : ''}`;

/** The latest first. */
export function viewedHotels(today: PlainDate): ViewedHotel[] {
  const lines = readPrivate(name)?.split('\n') ?? [];
  return lines.flatMap((text) => {
    const [, code, query] = line.exec(text) ?? [];
    if (!code) return [];
    const stay = parseStay(new URLSearchParams(query));
    return [{ code, stay: stay && stay.arrival >= today ? stay : null }];
  });
}

/** Puts a hotel first, with its present days. */
export function rememberHotel(viewed: ViewedHotel, today: PlainDate): void {
  const others = viewedHotels(today).filter(({ code }) => code !== viewed.code);
  keep([viewed, ...others].slice(0, max));
}

export function forgetHotel(gone: string, today: PlainDate): void {
  keep(viewedHotels(today).filter(({ code }) => code !== gone));
}

export function forgetHotels(): void {
  keep([]);
}

function keep(hotels: readonly ViewedHotel[]): void {
  writePrivate(name, hotels.length > 0 ? hotels.map(textOf).join('\n') : null);
}

export const hasViewedHotels = () => readPrivate(name) !== null;
