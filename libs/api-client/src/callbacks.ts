import type { CallbackRequest, createCallback as CreateCallback } from '@karvon/contract';
import { call } from './call';
import type { Transport } from './transport';
import type { Wire, WriteOptions } from './wire';

export const callbackWires = {
  create: { method: 'POST', path: '/v1/callbacks', idempotent: true } as Wire<
    typeof CreateCallback
  >,
};

/** Asks support to call back; the answer promises a time on the edition's clock. */
export function createCallback(
  transport: Transport,
  request: CallbackRequest,
  options: WriteOptions,
) {
  return call(transport, callbackWires.create, { body: request, ...options });
}
