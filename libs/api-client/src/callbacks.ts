import {
  createCallbackCall,
  type CallbackRequest,
  type createCallback as CreateCallback,
} from '@karvon/contract';
import { call } from './transport/call';
import type { Transport } from './transport/transport';
import type { WriteOptions } from './transport/call-types';

/** Requests a call from support; the response promises a time in the edition's time zone. */
export function createCallback(
  transport: Transport,
  request: CallbackRequest,
  options: WriteOptions,
) {
  return call<typeof CreateCallback>(transport, createCallbackCall, { body: request, ...options });
}
