import type {
  cancelPayment as CancelPayment,
  createPayment as CreatePayment,
  getPayment as GetPayment,
} from '@karvon/contract';
import { call } from './call';
import type { Transport } from './transport';
import type { CallOptions, Sent, Wire, WriteOptions } from './wire';

export const paymentWires = {
  create: { method: 'POST', path: '/v1/payments', idempotent: true } as Wire<typeof CreatePayment>,
  cancel: { method: 'POST', path: '/v1/payments/:id/cancel' } as Wire<typeof CancelPayment>,
  get: { method: 'GET', path: '/v1/payments/:id' } as Wire<typeof GetPayment>,
};

/** Starts a payment; the payer goes on at `confirmationUrl`. */
export function createPayment(
  transport: Transport,
  payment: Sent<typeof CreatePayment>['body'],
  options: WriteOptions,
) {
  return call(transport, paymentWires.create, { body: payment, ...options });
}

/** Gives an undecided payment up at the bank; refused with `payment-in-progress` when the bank is at work on it. */
export function cancelPayment(
  transport: Transport,
  { id, ...order }: { id: string } & Sent<typeof CancelPayment>['body'],
  options?: CallOptions,
) {
  return call(transport, paymentWires.cancel, { params: { id }, body: order, ...options });
}

/** A payment as our server knows it. */
export function getPayment(transport: Transport, { id }: { id: string }, options?: CallOptions) {
  return call(transport, paymentWires.get, { params: { id }, ...options });
}
