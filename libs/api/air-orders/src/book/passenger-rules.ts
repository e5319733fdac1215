import { ageOn, passengerTypeOn, type PlainDate } from '@karvon/calendar';
import {
  maxTravellerAge,
  type AirOfferDetail,
  type Issue,
  type Passenger,
  type PassengerType,
} from '@karvon/contract';
import { isRefused, type CountriesOnWay } from '@karvon/travel-documents';

const types: readonly PassengerType[] = ['adult', 'child', 'baby'];

type TravelFacts = Pick<AirOfferDetail, 'slices' | 'travellers' | 'loyaltyProgrammes'> & {
  countries: CountriesOnWay;
};

function lastDays(slices: TravelFacts['slices']): { departure: PlainDate; arrival: PlainDate } {
  const last = slices.at(-1)!.segments.at(-1)!;
  return { departure: last.departingAt.slice(0, 10), arrival: last.arrivingAt.slice(0, 10) };
}

/**
 * Rules that a schema cannot check: travellers as searched for, their age on the day of the last flight, a document that is
 * accepted on the whole way and valid until the end of the journey. `today` is the agency's calendar day. Empty when nothing is wrong.
 */
export function findPassengerIssues(
  passengers: Passenger[],
  offer: TravelFacts,
  today: PlainDate,
): Issue[] {
  const issues: Issue[] = [];
  const { departure, arrival } = lastDays(offer.slices);

  for (const type of types) {
    const given = passengers.filter((passenger) => passenger.type === type).length;
    const wanted = offer.travellers[type];
    if (given !== wanted) {
      issues.push({
        path: 'passengers',
        rule: 'travellers-mismatch',
        message: `${type}: ${wanted} priced, ${given} given`,
      });
    }
  }

  passengers.forEach((passenger, index) => {
    const say = (field: keyof Passenger, rule: string, message: string) =>
      issues.push({ path: `passengers.${index}.${field}`, rule, message });

    if (passenger.birthDate > today) {
      say('birthDate', 'birth-date-future', 'born after today');
    } else if (ageOn(passenger.birthDate, today) > maxTravellerAge) {
      say('birthDate', 'birth-date-too-early', `older than ${maxTravellerAge} years`);
    } else if (passengerTypeOn(passenger.birthDate, departure) !== passenger.type) {
      say(
        'birthDate',
        'age-band',
        `is ${passengerTypeOn(passenger.birthDate, departure)} on ${departure}`,
      );
    }
    if (passenger.documentValid !== undefined && passenger.documentValid < arrival) {
      say('documentValid', 'document-expired', `not valid on ${arrival}`);
    }
    if (isRefused(passenger.country, passenger.document, offer.countries))
      say('document', 'document-refused', 'a country on the way does not accept it');
    const first = passengers.findIndex(
      (other) => other.document === passenger.document && other.country === passenger.country,
    );
    if (first < index) say('document', 'document-repeated', `same as passenger ${first}`);
    if ((passenger.operatorNameBonus === undefined) !== (passenger.bonusCard === undefined)) {
      say('bonusCard', 'bonus-incomplete', 'a bonus card is an operator and a number');
    } else if (
      passenger.operatorNameBonus &&
      !offer.loyaltyProgrammes.includes(passenger.operatorNameBonus)
    ) {
      say('operatorNameBonus', 'bonus-operator-unknown', 'not accepted on this route');
    }
  });
  return issues;
}
