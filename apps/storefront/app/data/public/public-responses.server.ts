import type { Reply, Sending } from '@karvon/api-client';
import { describeHotelCall, getPlaceCall, type CallAddress } from '@karvon/contract';
import { createShortMemory } from './short-memory.server';

/** Calls whose response is the same for every visitor, and for how long it is cached. */
const publicResponses: { call: CallAddress; seconds: number }[] = [
  { call: getPlaceCall, seconds: 60 },
  { call: describeHotelCall, seconds: 5 },
];

const calls = publicResponses.map(({ call: { method, path }, seconds }) => ({
  method,
  ending: new RegExp(`${path.replace(/:\w+/g, '[^/?]+')}(?:\\?|$)`),
  ms: 1000 * seconds,
}));

/** A request has its own time limit: a visitor who leaves must not abort it for the others. */
const limitMs = 6_000;

/** The largest responses are descriptions of hotels: some 10 kB. */
const maxResponses = 500;

/**
 * Caches public responses of the API for a short while, so that pages of many visitors share a request. Refusals are not cached.
 * @param send sends a request to the API
 * @param now returns milliseconds of a monotonic clock
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
