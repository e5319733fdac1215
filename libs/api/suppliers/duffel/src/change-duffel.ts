import { problem } from '@karvon/platform/http/problem';
import { SupplierChangeOver, type AirlineChange } from '@karvon/air-supply/air-supplier';
import type { AirlineChanges } from '@karvon/air-supply/airline-change';
import { hasCode } from './refusals';
import { readSlice } from './search/read-slices';
import {
  acceptedChangeSchema,
  changedOrderSchema,
  type ChangedDuffelSlice,
  type DuffelChange,
} from './wire/change-schemas';
import { DuffelRefusal, type DuffelHttp } from './wire/duffel-http';

const endsOf = ({ segments }: ChangedDuffelSlice): string =>
  `${segments[0]!.origin.iata_code}-${segments.at(-1)!.destination.iata_code}`;

/** Each removed slice with its replacement: the one with the same ends, or else the next one left. */
function pairsOf({ added, removed }: DuffelChange): AirlineChange['slices'] {
  const left = [...added];
  return removed.map((slice) => {
    const same = left.findIndex((one) => endsOf(one) === endsOf(slice));
    const place = same < 0 && added.length === removed.length ? 0 : same;
    const [after] = place < 0 ? [] : left.splice(place, 1);
    return { before: readSlice(slice), after: after ? readSlice(after) : null };
  });
}

function changeOf(change: DuffelChange): AirlineChange {
  const { id, action_taken: taken, available_actions: actions } = change;
  const slices = pairsOf(change);
  return {
    id,
    slices,
    acceptable: actions.includes('accept') && slices.every(({ after }) => after !== null),
    answer: taken === null ? 'open' : taken === 'accepted' ? 'accepted' : 'over',
  };
}

/** Changes of orders by airlines, as Duffel reports them. */
export function createDuffelChanges(http: DuffelHttp): AirlineChanges {
  return {
    async findChange({ supplierOrderId }) {
      try {
        const order = await http.get(`/air/orders/${supplierOrderId}`, changedOrderSchema);
        const changes = order.airline_initiated_changes ?? [];
        const latest = [...changes].sort((a, b) => a.created_at.localeCompare(b.created_at)).at(-1);
        return latest ? changeOf(latest) : null;
      } catch (error) {
        // Impossible times make the response unreadable.
        if (error instanceof RangeError || error instanceof DuffelRefusal)
          throw problem('supplier-unavailable', {}, error);
        throw error;
      }
    },

    async acceptChange({ changeId }) {
      const path = `/air/airline_initiated_changes/${changeId}/actions/accept`;
      try {
        await http.post(path, {}, acceptedChangeSchema);
      } catch (error) {
        if (hasCode(error, 'already_accepted')) return;
        if (error instanceof DuffelRefusal)
          throw new SupplierChangeOver(error.message, { cause: error });
        throw error;
      }
    },
  };
}
