import { randomUUID } from 'node:crypto';
import {
  travellerTypes,
  type CreateAirOrder,
  type ExtrasOffer,
  type PassengerType,
  type Slice,
} from '@karvon/contract';
import type { AppDeps } from '@karvon/platform/app-deps';
import type { Tx } from '@karvon/platform/db/database';
import { invalid, problem } from '@karvon/platform/http/problem';
import type { AirCatalogue, FareForSale, SupplierExtras } from '@karvon/air-catalogue';
import type { OrderRow } from '../../store/order-store';
import { chooseFrom, priceExtras } from '../../sums/extras-price';
import { extrasStore, type ExtrasRow } from '../../store/extras-store';
import { totalOf } from '../../sums/extras-sums';
import type { StoredExtra } from '../../store/extras-tables';
import { forOrder } from '../sellable';
import { createKnownExtras } from './known-extras';

export interface FirstChoiceDeps extends Pick<AppDeps, 'clock' | 'edition'> {
  catalogue: AirCatalogue;
}

/** Bags and seats that a visitor chooses before the order exists. They are written with it, and paid with it. */
export function createFirstChoice({ clock, edition, catalogue }: FirstChoiceDeps) {
  const { supplier } = catalogue;
  const known = createKnownExtras(clock);
  const keyOf = (offerId: string, fareId: string) => `${offerId} ${fareId}`;
  const without = (
    sold: SupplierExtras,
    slices: readonly Slice[],
    types: readonly PassengerType[],
  ): SupplierExtras => {
    const passengers = types.map((type) => ({ type }));
    return forOrder(sold, { passengers, slices, returned: [], bought: [], now: clock.now() });
  };
  const ask = (offerId: string, fareId: string, passengers: readonly PassengerType[]) =>
    supplier.offerExtras({ supplierOrderId: null, offerId, fareId, passengers });

  return {
    /** What the travellers of an offer can choose with a fare. @throws problem offer-expired, sold-out, supplier-unavailable */
    offer: (offerId: string, fareId: string): Promise<ExtrasOffer> =>
      known.of(keyOf(offerId, fareId), async () => {
        const { offer } = await catalogue.priceFare(offerId, fareId);
        const types = travellerTypes(offer.travellers);
        const sold = await ask(offerId, fareId, types);
        return {
          sold: priceExtras(without(sold, offer.slices, types), edition),
          expiresAt: new Date(offer.expiresAt),
        };
      }),

    /** What is sold with a fare that is being booked; null where nothing is chosen, or the supplier does not say. */
    async stock({
      extrasChoice,
      offerId,
      fareId,
      passengers,
    }: CreateAirOrder): Promise<SupplierExtras | null> {
      if (!extrasChoice) return null;
      // Whoever comes back after a refusal sees what is sold now.
      known.forget(keyOf(offerId, fareId));
      const types = passengers.map(({ type }) => type);
      return ask(offerId, fareId, types).catch(() => null);
    },

    /** The chosen things as they are sold now. @throws problem extras-unavailable for what is gone or dearer */
    check(
      { extrasChoice, passengers }: CreateAirOrder,
      { offer, fare }: FareForSale,
      stock: SupplierExtras | null,
    ): StoredExtra[] {
      if (!extrasChoice || extrasChoice.extras.length === 0) return [];
      const { extras, expectedTotal } = extrasChoice;
      const { currency } = fare.total;
      if (expectedTotal.currency !== currency)
        throw invalid(
          'extrasChoice.expectedTotal.currency',
          'currency',
          `the price is in ${currency}`,
        );
      if (!stock) throw problem('extras-unavailable');
      const types = passengers.map(({ type }) => type);
      const items = chooseFrom(extras, without(stock, offer.slices, types), edition);
      if (totalOf({ items }) > expectedTotal.amount) throw problem('extras-unavailable');
      return items;
    },

    /** Writes the choice of an order that is being written. */
    async write(tx: Tx, order: OrderRow, items: readonly StoredExtra[]): Promise<ExtrasRow[]> {
      if (items.length === 0) return [];
      const row = {
        id: randomUUID(),
        order_number: order.number,
        state: 'to-pay' as const,
        with_order: true,
        // It ends with the order, whose own time to pay is known once the seats are held.
        expires_at: order.pay_before ?? order.created_at,
        created_at: order.created_at,
      };
      await extrasStore.insert(tx, { ...row, items: JSON.stringify(items) });
      return [{ ...row, items: [...items], payment_id: null }];
    },
  };
}

export type FirstChoice = ReturnType<typeof createFirstChoice>;
