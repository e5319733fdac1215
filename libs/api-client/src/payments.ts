import {
  createPaymentCall,
  cancelPaymentCall,
  getPaymentCall,
  type cancelPayment as CancelPayment,
  type createPayment as CreatePayment,
  type getPayment as GetPayment,
} from '@karvon/contract';
import { call } from './transport/call';
import type { Transport } from './transport/transport';
import type { CallOptions, Sent, WriteOptions } from './transport/call-types';

/** Starts a payment; the payer continues at `confirmationUrl`. */
export function createPayment(
  transport: Transport,
  payment: Sent<typeof CreatePayment>['body'],
  options: WriteOptions,
) {
  return call<typeof CreatePayment>(transport, createPaymentCall, { body: payment, ...options });
}

/** Cancels an undecided payment at the bank; refused as `payment-in-progress` while the bank processes it. */
export function cancelPayment(
  transport: Transport,
  { id, ...order }: { id: string } & Sent<typeof CancelPayment>['body'],
  options?: CallOptions,
) {
  return call<typeof CancelPayment>(transport, cancelPaymentCall, {
    params: { id },
    body: order,
    ...options,
  });
}

/** A payment as our server knows it. */
export function getPayment(transport: Transport, { id }: { id: string }, options?: CallOptions) {
  return call<typeof GetPayment>(transport, getPaymentCall, { params: { id }, ...options });
}
