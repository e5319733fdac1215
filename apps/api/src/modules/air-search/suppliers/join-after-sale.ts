import type { AirSupplier } from './air-supplier';
import { named } from './supplier-names';

/** The supplier that gave an id, and the id as it knows it. */
type OwnerOf = (id: string) => { name: string; supplier: AirSupplier; id: string };

/** Exchanges go to the supplier of the order. */
export function joinExchanges(
  ownerOf: OwnerOf,
): Pick<AirSupplier, 'offerExchange' | 'confirmExchange'> {
  return {
    async offerExchange(request) {
      const { supplier, id, name } = ownerOf(request.supplierOrderId);
      const offers = await supplier.offerExchange({ ...request, supplierOrderId: id });
      return offers.map((offer) => ({ ...offer, id: named(name, offer.id) }));
    },

    async confirmExchange({ supplierOrderId, offerId }) {
      const { supplier, id } = ownerOf(supplierOrderId);
      return supplier.confirmExchange({ supplierOrderId: id, offerId: ownerOf(offerId).id });
    },
  };
}

/** Extras are bought where the order was. */
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
