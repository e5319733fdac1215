import type { Passenger } from '@karvon/contract';
import { typeOfDocument } from '@karvon/travel-documents';
import { problem } from '@karvon/platform/http/problem';
import type { HoldRequest } from '@karvon/air-supply/air-supplier';
import { writeAmount } from '@karvon/money';
import { typeOf } from '../search/read-offers';
import type { Purchase } from '../stock/stock';
import type { DuffelOffer } from '../wire/schemas';

/** The key of our order number in the metadata of Duffel's orders. */
export const REFERENCE_KEY = 'karvon_reference';

/**
 * Duffel's ids of our passengers, in our order: each passenger gets the next id of the same type. Null when the passengers are
 * not those of the search.
 */
export function idsOfTypes(
  passengers: readonly Pick<Passenger, 'type'>[],
  offer: Pick<DuffelOffer, 'passengers'>,
): string[] | null {
  const free = [...offer.passengers];
  const ids = passengers.map(({ type }) => {
    const place = free.findIndex((one) => typeOf(one) === type);
    return place < 0 ? undefined : free.splice(place, 1)[0]!.id;
  });
  return free.length > 0 || ids.includes(undefined) ? null : (ids as string[]);
}

function documentsOf({ document, documentValid, country }: Passenger) {
  // Duffel accepts passports only, with the expiry date.
  const { kind } = typeOfDocument(country, document) ?? { kind: 'passport' };
  if (documentValid === undefined || kind !== 'passport') return undefined;
  return [
    {
      type: 'passport',
      unique_identifier: document,
      issuing_country_code: country,
      expires_on: documentValid,
    },
  ];
}

/** The body of `POST /air/orders`. @throws problem passenger-data-refused when a document is required that we cannot send */
export function orderRequest(
  request: HoldRequest,
  {
    offer,
    ids,
    instant,
    bought,
  }: { offer: DuffelOffer; ids: string[]; instant: boolean; bought?: Purchase },
) {
  const { passengers, contact, reference } = request;
  const babies = passengers.flatMap(({ type }, index) => (type === 'baby' ? ids[index]! : []));
  const requested = passengers.map((passenger, index) => {
    const documents = documentsOf(passenger);
    if (offer.passenger_identity_documents_required && !documents)
      throw problem('passenger-data-refused');
    const baby = passenger.type === 'adult' ? babies.shift() : undefined;
    const { operatorNameBonus: airline, bonusCard } = passenger;
    return {
      id: ids[index]!,
      title: passenger.sex === 'male' ? 'mr' : 'ms',
      gender: passenger.sex === 'male' ? 'm' : 'f',
      family_name: passenger.surname,
      given_name: passenger.name,
      born_on: passenger.birthDate,
      email: contact.email,
      phone_number: contact.mobilePhone,
      ...(baby && { infant_passenger_id: baby }),
      ...(documents && { identity_documents: documents }),
      ...(airline &&
        bonusCard && {
          loyalty_programme_accounts: [{ airline_iata_code: airline, account_number: bonusCard }],
        }),
    };
  });
  const payment = {
    type: 'balance',
    amount: writeAmount(offer.total_amount + (bought?.total ?? 0)),
    currency: offer.total_currency,
  };
  return {
    type: instant ? 'instant' : 'hold',
    selected_offers: [offer.id],
    passengers: requested,
    // Duffel refuses a hold that has a payment.
    ...(instant && { payments: [payment] }),
    ...(bought && { services: bought.services }),
    metadata: { [REFERENCE_KEY]: reference },
  };
}
