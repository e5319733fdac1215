import {
  chooseAirExtrasCall,
  getAirExtrasCall,
  getFareExtrasCall,
  type chooseAirExtras as ChooseAirExtras,
  type getAirExtras as GetAirExtras,
  type getFareExtras as GetFareExtras,
} from '@karvon/contract';
import { call } from '../transport/call';
import type { CallOptions, Sent, WriteOptions } from '../transport/call-types';
import type { Transport } from '../transport/transport';

/** The bags and seats that can be chosen with a fare before it is booked. */
export function getFareExtras(
  transport: Transport,
  params: { id: string; fareId: string },
  options?: CallOptions,
) {
  return call<typeof GetFareExtras>(transport, getFareExtrasCall, { params, ...options });
}

/** The bags and seats that can be bought for an order now. */
export function getAirExtras(transport: Transport, number: string, options?: CallOptions) {
  return call<typeof GetAirExtras>(transport, getAirExtrasCall, { params: { number }, ...options });
}

/** Chooses bags and seats, which replaces an unpaid choice; returns the order with them. */
export function chooseAirExtras(
  transport: Transport,
  { number, ...body }: { number: string } & Sent<typeof ChooseAirExtras>['body'],
  options: WriteOptions,
) {
  return call<typeof ChooseAirExtras>(transport, chooseAirExtrasCall, {
    params: { number },
    body,
    ...options,
  });
}
