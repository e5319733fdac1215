import {
  createCallbackCall,
  type CallbackRequest,
  type createCallback as CreateCallback,
} from '@karvon/contract';
import { call } from './transport/call';
import type { Transport } from './transport/transport';
import type { WriteOptions } from './transport/call-types';

/** Asks support to call back; the answer promises a time on the edition's clock. */
export function createCallback(
  transport: Transport,
  request: CallbackRequest,
  options: WriteOptions,
) {
  return call<typeof CreateCallback>(transport, createCallbackCall, { body: request, ...options });
}
