import { listPointsCall, type listPoints as ListPoints } from '@karvon/contract';
import { call } from '../transport/call';
import type { Transport } from '../transport/transport';
import type { CallOptions, Sent } from '../transport/call-types';

/** The signed-in user's points and a page of their history; `before` is the `next` of the previous page. */
export function listPoints(
  transport: Transport,
  page: Sent<typeof ListPoints>['query'] = {},
  options?: CallOptions,
) {
  return call<typeof ListPoints>(transport, listPointsCall, { query: page, ...options });
}
