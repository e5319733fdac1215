import { createHmac } from 'node:crypto';
import { duffelId } from './ids';
import type { DuffelState } from './state';

/** The header that signs a delivery: seconds since 1970, and HMAC-SHA256 over "<seconds>.<body>" in hex. */
export function signEvent(secret: string, at: Date, body: string): string {
  const seconds = Math.floor(at.getTime() / 1000);
  const hash = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v2=${hash}`;
}

/** Sends events in the background. A receiver that is away misses them. */
export function createEventSender(
  state: DuffelState,
  change: (event: { body: object }) => { body?: unknown },
) {
  const onTheWay = new Set<Promise<void>>();
  return {
    send(type: string, object: unknown): void {
      const { webhook } = state;
      if (!webhook) return;
      const now = state.now();
      const id = duffelId('wev', ++state.count);
      const event = {
        id,
        api_version: 'v2',
        type,
        live_mode: false,
        idempotency_key: id,
        created_at: now.toISOString(),
        data: { object },
      };
      const body = JSON.stringify(change({ body: event }).body);
      const sent: Promise<void> = fetch(webhook.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-duffel-signature': signEvent(webhook.secret, now, body),
        },
        body,
      })
        .then(() => undefined)
        .catch(() => undefined)
        .finally(() => onTheWay.delete(sent));
      onTheWay.add(sent);
    },
    /** Resolves when everything sent so far was delivered or refused. */
    settled: async () => void (await Promise.all(onTheWay)),
  };
}
