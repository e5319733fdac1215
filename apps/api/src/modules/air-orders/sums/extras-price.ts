import type { Extra, ExtrasOffer } from '@karvon/contract';
import { times, type Money } from '@karvon/money';
import { withFees, type FeeRules } from '@karvon/supply/agency-fees';
import { invalid, problem } from '@karvon/platform/http/problem';
import type { PricedExtra, SupplierExtras } from '@karvon/air-catalogue';
import type { StoredExtra } from '../store/extras-tables';

/** What the visitor pays for a piece: we take no fee of our own, and the bank takes its share. */
const finalPrice = (supplier: Money, { fees, priceStep }: FeeRules): Money =>
  withFees(supplier, { fees: { ...fees, service: 0 }, priceStep }).total;

/** A supplier's offer with the prices that the visitor pays. */
export function priceExtras({ bags, seatMaps }: SupplierExtras, rules: FeeRules): ExtrasOffer {
  const final = (price: Money) => finalPrice(price, rules);
  return {
    bags: bags.map((bag) => ({ ...bag, price: final(bag.price) })),
    seatMaps: seatMaps.map((map) => ({
      ...map,
      rows: map.rows.map((row) => ({
        ...row,
        sections: row.sections.map((section) =>
          section.map(
            (seat) =>
              seat && { ...seat, prices: seat.prices.map((price) => price && final(price)) },
          ),
        ),
      })),
    })),
  };
}

/** The supplier's price of one piece; undefined: it is not sold. */
function pieceOf(extra: Extra, { bags, seatMaps }: SupplierExtras): Money | null | undefined {
  const { passenger } = extra;
  if (extra.kind === 'seat')
    return seatMaps
      .filter(({ slice, segment }) => slice === extra.slice && segment === extra.segment)
      .flatMap(({ rows }) => rows.flatMap(({ sections }) => sections.flat()))
      .find((seat) => seat?.designator === extra.designator)?.prices[passenger];
  const bag = bags.find(
    (one) =>
      one.passenger === passenger &&
      one.kg === extra.kg &&
      one.slices.join() === extra.slices.join(),
  );
  return bag && extra.quantity <= bag.maxQuantity ? bag.price : undefined;
}

/**
 * What a visitor has chosen of an offer.
 * @throws problem extras-unavailable for what is not sold; validation-failed for a seat that two passengers want
 */
export function chooseFrom(
  extras: readonly Extra[],
  offer: SupplierExtras,
  rules: FeeRules,
): StoredExtra[] {
  const seats = new Set<string>();
  return extras.map((extra, index) => {
    if (extra.kind === 'seat') {
      const seat = `${extra.slice}.${extra.segment} ${extra.designator}`;
      if (seats.has(seat))
        throw invalid(`extras.${index}`, 'seat-twice', 'one passenger on a seat');
      seats.add(seat);
    }
    const piece = pieceOf(extra, offer);
    if (!piece) throw problem('extras-unavailable');
    const count = extra.kind === 'bag' ? extra.quantity : 1;
    const price = times(finalPrice(piece, rules), count);
    return { ...extra, price, void: false, supplierPrice: times(piece, count) };
  });
}

/** The thing itself, without what it costs. */
export const bare = ({
  supplierPrice: _cost,
  price: _price,
  void: _void,
  ...extra
}: StoredExtra): Extra => extra;

/** The same for the supplier, at its own price. */
export const forSupplier = (items: readonly StoredExtra[]): PricedExtra[] =>
  items.map((item) => ({ ...bare(item), price: item.supplierPrice }));
