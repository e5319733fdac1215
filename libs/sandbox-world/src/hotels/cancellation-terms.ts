import { pick } from '../basics/chance';
import { instantOf, localTime, type DayNumber, type EpochMinute } from '../basics/moment';
import type { Rate } from './prices/rates';
import type { HotelMoment, SupplyAmount, SupplyCancellation } from './supply-hotel-offer';

export interface TermsOf {
  readonly rate: Pick<Rate, 'terms'>;
  /** A key of the hotel that determines its usual deadline. */
  readonly key: string;
  readonly country: string;
  readonly zone: string;
  readonly arrival: DayNumber;
  /** The moment of the booking. */
  readonly now: EpochMinute;
  readonly total: SupplyAmount;
  readonly firstNight: SupplyAmount;
}

/** The possible times of day, in minutes, until which a hotel accepts free cancellation. */
const deadlines = [12 * 60, 14 * 60, 18 * 60];

function momentAt(zone: string, at: EpochMinute): HotelMoment {
  const { local, utcOffset } = localTime(zone, at);
  return `${local}:00${utcOffset}`;
}

/**
 * The cost of cancelling, by moments in the hotel's zone. Hotels in Russia are bound by the rule of 2026: a full refund until the
 * day of arrival, one night at most after it, whatever the tariff says.
 */
export function cancellationTerms(stay: TermsOf): SupplyCancellation {
  const { rate, key, country, zone, arrival, now, total, firstNight } = stay;
  const capped = country === 'RU';
  if (rate.terms === 'strict' && !capped) {
    return { freeUntil: null, steps: [{ from: null, penalty: total }] };
  }
  const deadline = capped
    ? instantOf(zone, arrival, 0)
    : rate.terms === 'till-arrival'
      ? instantOf(zone, arrival, pick(`${key}|hour`, deadlines))
      : instantOf(
          zone,
          arrival - pick(`${key}|days`, [1, 2, 3, 5]),
          pick(`${key}|hour`, deadlines),
        );
  const noShow = instantOf(zone, arrival + 1, 0);
  const late = now >= deadline;
  const steps = [{ from: late ? null : momentAt(zone, deadline), penalty: firstNight }];
  if (!capped && rate.terms === 'flexible' && total.amount > firstNight.amount) {
    steps.push({ from: momentAt(zone, noShow), penalty: total });
  }
  return { freeUntil: late ? null : momentAt(zone, deadline), steps };
}
