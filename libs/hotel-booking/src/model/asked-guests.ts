import type { HotelGuest, HotelOffer, HotelOfferDetail } from '@karvon/contract';

/** Somebody whose name the hotel wants to know. */
export interface AskedGuest {
  category: HotelGuest['category'];
  /** Of a child, in years; null for an adult. */
  age: number | null;
}

type Party = Pick<HotelOfferDetail, 'adults' | 'childAges'> & {
  offer: Pick<HotelOffer, 'guestRules'>;
};

/** Whom the tariff asks for by name: everybody, or the first adult alone. Adults first. */
export function askedGuests({ adults, childAges, offer }: Party): AskedGuest[] {
  const named = offer.guestRules.allNames ? { adults, childAges } : { adults: 1, childAges: [] };
  return [
    ...Array.from({ length: named.adults }, () => ({ category: 'adult' as const, age: null })),
    ...named.childAges.map((age) => ({ category: 'child' as const, age })),
  ];
}

/** Those who come without being asked for their names; null when there are none. */
export function unaskedParty({ adults, childAges, offer }: Party) {
  if (offer.guestRules.allNames || adults + childAges.length === 1) return null;
  return { adults: adults - 1, childAges };
}
