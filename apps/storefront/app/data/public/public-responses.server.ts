import type { Reply, Sending } from '@karvon/api-client';
import { describeHotelCall, getPlaceCall, type CallAddress } from '@karvon/contract';
import { createShortMemory } from './short-memory.server';

/** Responses that are the same for every visitor, and how long they are repeated without asking again. */
const publicResponses: { call: CallAddress; seconds: number }[] = [
  { call: getPlaceCall, seconds: 60 },
  { call: describeHotelCall, seconds: 5 },
];

const calls = publicResponses.map(({ call: { method, path }, seconds }) => ({
  method,
  ending: new RegExp(`${path.replace(/:\w+/g, '[^/?]+')}(?:\\?|$)`),
  ms: 1000 * seconds,
}));

/** A request has a time limit of its own: one visitor who leaves must not end it for the others. */
const limitMs = 6_000;

/** Descriptions of hotels are the largest: some 10 kB. */
const maxResponses = 500;

/**
 * Repeats public responses of the API for a short while, so that pages of many visitors ask once. Refusals are not repeated.
 * @param send asks the API
 * @param now in milliseconds, of a clock that never goes back
 */
export function repeatPublicResponses(
  send: (url: string, sending: Sending) => Promise<Reply>,
  now?: () => number,
) {
  const repeat = createShortMemory<Reply>({ max: maxResponses, keeps: ({ ok }) => ok, now });

  return (url: string, sending: Sending): Promise<Reply> => {
    const { method, body = '' } = sending;
    const call = calls.find((one) => one.method === method && one.ending.test(url));
    if (!call) return send(url, sending);
    return repeat(`${url} ${body}`, call.ms, () =>
      send(url, { ...sending, signal: AbortSignal.timeout(limitMs) }),
    );
  };
}
