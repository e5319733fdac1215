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

/** The signed-in user's saved travellers, and how many may be saved. */
export function listTravellers(transport: Transport, options?: CallOptions) {
  return call<typeof ListTravellers>(transport, listTravellersCall, { ...options });
}

/** Saves a traveller; one with the same document is updated. Refused as `travellers-full` over the limit. */
export function saveTraveller(transport: Transport, traveller: Traveller) {
  return call<typeof SaveTraveller>(transport, saveTravellerCall, { body: traveller });
}

/** Changes a saved traveller; `traveller-not-found` when there is none. */
export function changeTraveller(transport: Transport, id: string, traveller: Traveller) {
  return call<typeof ChangeTraveller>(transport, changeTravellerCall, {
    params: { id },
    body: traveller,
  });
}

/** Deletes a saved traveller. */
export function deleteTraveller(transport: Transport, id: string) {
  return call<typeof DeleteTraveller>(transport, deleteTravellerCall, { params: { id } });
}
