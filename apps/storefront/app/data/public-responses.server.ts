import type { Reply, Sending } from '@karvon/api-client';
import { describeHotelCall, getPlaceCall, type CallAddress } from '@karvon/contract';

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

interface StoredResponse {
  reply: Promise<Reply>;
  until: number;
}

/**
 * Repeats public responses of the API for a short while, so that pages of many visitors ask once. Refusals are not repeated.
 * @param send asks the API
 * @param now in milliseconds, of a clock that never goes back
 */
export function repeatPublicResponses(
  send: (url: string, sending: Sending) => Promise<Reply>,
  now = () => performance.now(),
) {
  const stored = new Map<string, StoredResponse>();

  return (url: string, sending: Sending): Promise<Reply> => {
    const { method, body = '' } = sending;
    const call = calls.find((one) => one.method === method && one.ending.test(url));
    if (!call) return send(url, sending);
    const id = `${url} ${body}`;
    const known = stored.get(id);
    if (known && now() < known.until) return known.reply;
    const asking = { ...sending, signal: AbortSignal.timeout(limitMs) };
    const fresh = { reply: send(url, asking), until: now() + call.ms };
    const forget = () => void (stored.get(id) === fresh && stored.delete(id));
    fresh.reply.then(({ ok }) => void (ok || forget()), forget);
    stored.delete(id);
    stored.set(id, fresh);
    // The oldest come first.
    if (stored.size > maxResponses) stored.delete(stored.keys().next().value!);
    return fresh.reply;
  };
}
