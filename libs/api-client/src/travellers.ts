import type {
  changeTraveller as ChangeTraveller,
  deleteTraveller as DeleteTraveller,
  listTravellers as ListTravellers,
  saveTraveller as SaveTraveller,
  Traveller,
} from '@karvon/contract';
import { call } from './call';
import type { Transport } from './transport';
import type { CallOptions, Wire } from './wire';

export const travellerWires = {
  list: { method: 'GET', path: '/v1/travellers' } as Wire<typeof ListTravellers>,
  save: { method: 'POST', path: '/v1/travellers' } as Wire<typeof SaveTraveller>,
  change: { method: 'PUT', path: '/v1/travellers/:id' } as Wire<typeof ChangeTraveller>,
  delete: { method: 'DELETE', path: '/v1/travellers/:id' } as Wire<typeof DeleteTraveller>,
};

/** The people the signed-in user has saved, and how many may be. */
export function listTravellers(transport: Transport, options?: CallOptions) {
  return call(transport, travellerWires.list, { ...options });
}

/** Saves a person; somebody with the same document is changed instead. Refused as `travellers-full` over the limit. */
export function saveTraveller(transport: Transport, traveller: Traveller) {
  return call(transport, travellerWires.save, { body: traveller });
}

/** Changes a saved person; `traveller-not-found` when they are gone. */
export function changeTraveller(transport: Transport, id: string, traveller: Traveller) {
  return call(transport, travellerWires.change, { params: { id }, body: traveller });
}

/** Forgets a saved person. */
export function deleteTraveller(transport: Transport, id: string) {
  return call(transport, travellerWires.delete, { params: { id } });
}
