import type { PlainDate } from '@karvon/calendar';
import type { GuestParty } from '@karvon/contract';
import { chance, draw, pick } from '../../basics/chance';
import { dislikes, likes, type Remark, type ReviewLanguage } from './remarks';
import type { Hotel, RoomType } from '../hotel';

/** What an invented guest wrote about a hotel. */
export interface WorldReview {
  date: PlainDate;
  tenths?: number;
  liked: string;
  disliked: string;
  language: ReviewLanguage;
  room?: RoomType;
  party?: GuestParty;
}

const MONTHS = 14;
const parties: readonly (GuestParty | undefined)[] = ['solo', 'couple', 'family', undefined];

/** The months before this one, the latest first, as 'YYYY-MM'. */
const monthsBefore = (now: Date): string[] =>
  Array.from({ length: MONTHS }, (_, index) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1 - index, 1))
      .toISOString()
      .slice(0, 7),
  );

const languageOf = (key: string): ReviewLanguage => {
  const drawn = chance(`${key}|language`);
  if (drawn < 0.5) return 'ru';
  return drawn < 0.8 ? 'uz' : 'en';
};

/** Some of the remarks that are true of the hotel, in one text. */
function remarks(
  key: string,
  all: readonly Remark[],
  hotel: Hotel,
  max: number,
  lang: ReviewLanguage,
) {
  const fit = all.filter(({ fits }) => !fits || fits(hotel));
  const first = draw(`${key}|first`, 0, fit.length - 1);
  return Array.from(
    { length: draw(`${key}|count`, 1, max) },
    (_, index) => fit[(first + index) % fit.length]!,
  )
    .map((remark) => remark[lang])
    .join(' ');
}

function reviewIn(month: string, hotel: Hotel, score: number): WorldReview {
  const key = `${hotel.code}|review|${month}`;
  const language = languageOf(key);
  const tenths = Math.min(100, Math.max(30, score + draw(`${key}|luck`, -15, 15)));
  const party = pick(`${key}|party`, parties);
  const day = String(draw(`${key}|day`, 1, 28)).padStart(2, '0');
  return {
    date: `${month}-${day}`,
    ...(chance(`${key}|rated`) < 0.9 && { tenths }),
    liked: remarks(`${key}|liked`, likes, hotel, 3, language),
    disliked:
      chance(`${key}|disliked?`) < (100 - tenths) / 40
        ? remarks(`${key}|disliked`, dislikes, hotel, 2, language)
        : '',
    language,
    ...(chance(`${key}|room?`) < 0.8 && { room: pick(`${key}|room`, hotel.roomTypes) }),
    ...(party && { party }),
  };
}

/** What guests wrote in the months before this one, the newest first: the same words in every language. None without a score. */
export function guestReviews(hotel: Hotel, now: Date): WorldReview[] {
  const { score } = hotel;
  if (!score) return [];
  return monthsBefore(now)
    .filter((month) => chance(`${hotel.code}|reviewed|${month}`) < 0.7)
    .slice(0, score.reviews)
    .map((month) => reviewIn(month, hotel, score.tenths));
}
