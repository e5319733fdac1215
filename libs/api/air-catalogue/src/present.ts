import type { AirOffer, AirOfferDetail, Locale } from '@karvon/contract';
import type { Edition } from '@karvon/edition';
import { agencyFare, rulesFor, summaryOf } from './agency-price';
import { leavesCountry, type ReadNames } from './dictionary';
import type { PricedOffer, SupplierOffer } from '@karvon/air-supply/air-supplier';

const emissionsOf = ({ emissionsKg }: SupplierOffer) => (emissionsKg ? { emissionsKg } : {});

/** An offer for the list. */
export function presentOffer(offer: SupplierOffer, edition: Edition): AirOffer {
  const { id, validatingCarrier, kind, slices } = offer;
  const rules = rulesFor(offer, edition);
  const fares = offer.fares.map((fare) => summaryOf(agencyFare(fare, rules)));
  return { id, validatingCarrier, kind, slices, fares, ...emissionsOf(offer) };
}

/** An offer for the choice of a fare. */
export function presentDetail(
  offer: PricedOffer,
  edition: Edition,
  { lang, dictionary }: { lang: Locale; dictionary: ReadNames },
): AirOfferDetail {
  const { id, validatingCarrier, kind, slices, travellers, cabin, expiresAt, loyaltyProgrammes } =
    offer;
  return {
    id,
    validatingCarrier,
    kind,
    slices,
    fares: offer.fares.map((fare) => agencyFare(fare, rulesFor(offer, edition))),
    travellers,
    ticketClass: cabin,
    expiresAt: expiresAt.toISOString(),
    international: leavesCountry(slices),
    loyaltyProgrammes,
    ...emissionsOf(offer),
    dictionary: dictionary(slices, lang, [validatingCarrier, ...loyaltyProgrammes]),
  };
}
