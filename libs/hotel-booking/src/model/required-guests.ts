import type { HotelGuest, HotelOffer, HotelOfferDetail } from '@karvon/contract';

/** A guest whose name the hotel asks for. */
export interface RequiredGuest {
  category: HotelGuest['category'];
  /** A child's age in years; null for an adult. */
  age: number | null;
}

type Party = Pick<HotelOfferDetail, 'adults' | 'childAges'> & {
  offer: Pick<HotelOffer, 'guestRules'>;
};

/** The guests whose names the tariff asks for: all of them, adults first, or only the first adult. */
export function requiredGuests({ adults, childAges, offer }: Party): RequiredGuest[] {
  const named = offer.guestRules.allNames ? { adults, childAges } : { adults: 1, childAges: [] };
  return [
    ...Array.from({ length: named.adults }, () => ({ category: 'adult' as const, age: null })),
    ...named.childAges.map((age) => ({ category: 'child' as const, age })),
  ];
}

/** The guests whose names are not asked for; null when there are none. */
export function unaskedParty({ adults, childAges, offer }: Party) {
  if (offer.guestRules.allNames || adults + childAges.length === 1) return null;
  return { adults: adults - 1, childAges };
}
