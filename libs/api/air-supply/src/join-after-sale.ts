import type { AirlineChange, AirSupplier } from './air-supplier';
import { markLowerCabins, wantedCabinOf } from './mark-lower-cabins';
import { withoutPassedEnds } from './passes-its-ends';
import { named } from './supplier-names';

/** The supplier that gave an id, and the supplier's own form of the id. */
type OwnerOf = (id: string) => { name: string; supplier: AirSupplier; id: string };

/** The change, with a mark on flights in a lower cabin than the one bought. */
const markChange = (change: AirlineChange | null): AirlineChange | null =>
  change && {
    ...change,
    slices: change.slices.map(({ before, after }) => ({
      before: markLowerCabins(before, wantedCabinOf(before)),
      after: after && markLowerCabins(after, wantedCabinOf(before)),
    })),
  };

/** Changes by airlines are requested from the supplier of the order. */
export function joinChanges(ownerOf: OwnerOf): Pick<AirSupplier, 'findChange' | 'acceptChange'> {
  return {
    async findChange({ supplierOrderId }) {
      const { supplier, id } = ownerOf(supplierOrderId);
      return markChange(await supplier.findChange({ supplierOrderId: id }));
    },

    async acceptChange({ supplierOrderId, changeId }) {
      const { supplier, id } = ownerOf(supplierOrderId);
      return supplier.acceptChange({ supplierOrderId: id, changeId });
    },
  };
}

/** Exchanges go to the supplier of the order. */
export function joinExchanges(
  ownerOf: OwnerOf,
): Pick<AirSupplier, 'offerExchange' | 'confirmExchange'> {
  return {
    async offerExchange(request) {
      const { supplier, id, name } = ownerOf(request.supplierOrderId);
      const offers = await supplier.offerExchange({ ...request, supplierOrderId: id });
      return withoutPassedEnds(offers).map((offer) => ({
        ...offer,
        id: named(name, offer.id),
        slices: offer.slices.map((slice, index) =>
          markLowerCabins(slice, wantedCabinOf(request.wishes[index]!.before)),
        ),
      }));
    },

    async confirmExchange({ supplierOrderId, offerId }) {
      const { supplier, id } = ownerOf(supplierOrderId);
      return supplier.confirmExchange({ supplierOrderId: id, offerId: ownerOf(offerId).id });
    },
  };
}

/** Extras are bought from the supplier of the order. */
export function joinExtras(ownerOf: OwnerOf): Pick<AirSupplier, 'offerExtras' | 'buyExtras'> {
  return {
    async offerExtras(request) {
      const { supplierOrderId, offerId } = request;
      const { supplier, id } = ownerOf(supplierOrderId ?? offerId);
      if (supplierOrderId !== null)
        return supplier.offerExtras({ ...request, supplierOrderId: id });
      return supplier.offerExtras({ ...request, offerId: id });
    },

    async buyExtras(request) {
      const { supplier, id } = ownerOf(request.supplierOrderId);
      return supplier.buyExtras({ ...request, supplierOrderId: id });
    },
  };
}
