import {
  listTravellersCall,
  saveTravellerCall,
  changeTravellerCall,
  deleteTravellerCall,
  type changeTraveller as ChangeTraveller,
  type deleteTraveller as DeleteTraveller,
  type listTravellers as ListTravellers,
  type saveTraveller as SaveTraveller,
  type Traveller,
} from '@karvon/contract';
import { call } from '../transport/call';
import type { Transport } from '../transport/transport';
import type { CallOptions } from '../transport/call-types';

/** The people the signed-in user has saved, and how many may be. */
export function listTravellers(transport: Transport, options?: CallOptions) {
  return call<typeof ListTravellers>(transport, listTravellersCall, { ...options });
}

/** Saves a person; somebody with the same document is changed instead. Refused as `travellers-full` over the limit. */
export function saveTraveller(transport: Transport, traveller: Traveller) {
  return call<typeof SaveTraveller>(transport, saveTravellerCall, { body: traveller });
}

/** Changes a saved person; `traveller-not-found` when they are gone. */
export function changeTraveller(transport: Transport, id: string, traveller: Traveller) {
  return call<typeof ChangeTraveller>(transport, changeTravellerCall, {
    params: { id },
    body: traveller,
  });
}

/** Forgets a saved person. */
export function deleteTraveller(transport: Transport, id: string) {
  return call<typeof DeleteTraveller>(transport, deleteTravellerCall, { params: { id } });
}
