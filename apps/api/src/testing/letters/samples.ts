import type { AirOfferDetail, Locale } from '@karvon/contract';
import { editions } from '@karvon/edition';
import { money } from '@karvon/money';
import { priceAlertPath } from '@karvon/paths';
import { formatCount, formatMoney } from '@karvon/platform/format-money';
import { createDictionary } from '@karvon/air-catalogue/testing';
import { flightReservations, formatTrip, journeyLetterFacts } from '@karvon/air-orders/testing';
import { formatDay, formatMoment } from '@karvon/order-ground/documents/format';
import { hotelLetterFacts } from '../../modules/hotel-orders/access/letter-facts';
import { stayReservation } from '../../modules/hotel-orders/access/stay-reservation';
import { voucherFixture } from '../../modules/hotel-orders/voucher/voucher.fixture';
import { mailHtml } from '@karvon/messages/testing';
import { factWords } from '@karvon/order-ground/notices/fact-words';
import {
  orderEvents,
  type FactName,
  type OrderEvent,
} from '@karvon/order-ground/notices/order-events';
import { writeLetter } from '@karvon/order-messages';
import { alertFacts, priceFacts } from '../../modules/price-alerts/alert-facts';
import { alertEvents, alertLetter, type AlertEvent } from '../../modules/price-alerts/alert-letter';
import { soldOffers } from '../recorded/sold-offers';

type Facts = Partial<Record<FactName, string>>;

/** An e-mail as it is sent. */
export interface SampleLetter {
  /** For example 'air-booked'. */
  name: string;
  subject: string;
  text: string;
  html: string;
}

const edition = editions.uz;
const { brand } = edition;
const publicUrl = 'https://karvon.example';
const number = '7K3M9QXA';
const now = new Date('2026-12-01T08:30:00Z');
const people = [
  { surname: 'Karimova', name: 'Aziza' },
  { surname: 'Karimov', name: 'Timur' },
];

/** A return trip with one stop each way, as the sandbox sells it. */
function soldJourney() {
  const offer = soldOffers().offers.find(
    ({ slices }) => slices.length === 2 && slices.every(({ segments }) => segments.length === 2),
  ) as AirOfferDetail;
  return { ...offer, fare: offer.fares[0]! };
}
const sold = soldJourney();
const dictionaryOf = createDictionary(() => undefined);

/** Values of the facts that orders of flights and of hotels share. */
function commonFacts(lang: Locale): Facts {
  const sum = (amount: number) => formatMoney(money(amount, edition.currency), lang);
  const moment = formatMoment(now, edition.support, lang);
  return {
    number,
    sum: sum(1_246_000_00),
    paid: sum(1_246_000_00),
    withheld: sum(246_000_00),
    refund: sum(1_000_000_00),
    unpaid: sum(1_246_000_00),
    points: formatCount(300),
    payBefore: moment,
    answerBy: moment,
    sentBy: formatDay('2026-12-11', lang),
    reason: factWords[lang].reasons.guest,
    withheldLines: `— ${factWords[lang].withheld.tariff}: ${sum(246_000_00)}`,
  };
}

function airLetter(event: OrderEvent<'air'>, lang: Locale) {
  const dictionary = dictionaryOf(sold.slices, lang);
  const order = { lang, number, pnr: 'K7VN4T', sold: sold as never };
  const told = journeyLetterFacts(order, { dictionary, passengers: people, parts: [] });
  const trip = formatTrip(sold.slices, dictionary.airports, lang);
  const facts = {
    ...commonFacts(lang),
    ...told,
    trip,
    reference: 'K7VN4T',
    reason: factWords[lang].cancelledBy.guest,
    before: told.flights!,
    after: told.flights!,
    returnedPart: `KARIMOVA AZIZA, ${trip}`,
  };
  const booked = { order, dictionary, passengers: people, parts: [], status: 'Confirmed' as const };
  return { lang, facts, ...(event === 'ready' && { reservations: flightReservations(booked) }) };
}

function hotelLetter(event: OrderEvent<'hotel'>, lang: Locale) {
  const voucher = voucherFixture(lang);
  const { amount: total, currency } = voucher.tariff.total;
  const order = {
    ...{ lang, number, confirmation: '48213', sold: { ru: voucher, uz: voucher } },
    ...{ total, currency, pay_before: now, answer_by: now },
  };
  const { unpaid: _, points: __, ...common } = commonFacts(lang);
  const facts = { ...common, ...hotelLetterFacts(order, people, edition) };
  const reservations = [stayReservation(order, people[0]!, 'Confirmed')];
  return { lang, facts, ...(event === 'ready' && { reservations }) };
}

/** A watched journey there and back. */
const watched: Parameters<typeof priceFacts>[0] & Parameters<typeof alertFacts>[0] = {
  ...{ origin: 'TAS', destination: 'IST', out_day: '2026-12-21', back_day: '2026-12-28' },
  ...{ onward: [], cabin: 'Economy', adult: 2, child: 0, baby: 0, currency: 'UZS', lang: 'ru' },
};

function alertLetterFacts(lang: Locale): Record<string, string> {
  const page = `${publicUrl}${priceAlertPath.to(lang, { token: 'k3v9w2' })}`;
  const prices = priceFacts({ ...watched, lang }, { was: 5_980_000_00, now: 5_246_000_00 });
  return { ...alertFacts({ ...watched, lang }, publicUrl), ...prices, confirm: page, stop: page };
}

/** Each e-mail to visitors in a language, about an offer of the sandbox at example sums. */
export function sampleLetters(lang: Locale): SampleLetter[] {
  const sender = { edition, publicUrl };
  const air = (Object.keys(orderEvents.air) as OrderEvent<'air'>[]).map((event) => {
    const order = { kind: 'air' as const, number, event };
    return { name: `air-${event}`, ...writeLetter(order, airLetter(event, lang), sender).letter };
  });
  const hotel = (Object.keys(orderEvents.hotel) as OrderEvent<'hotel'>[]).map((event) => {
    const order = { kind: 'hotel' as const, number, event };
    const { letter } = writeLetter(order, hotelLetter(event, lang), sender);
    return { name: `hotel-${event}`, ...letter };
  });
  const alerts = (Object.keys(alertEvents) as AlertEvent[]).map((event) => ({
    name: `price-${event}`,
    ...alertLetter(event, lang, alertLetterFacts(lang), edition),
  }));
  return [...air, ...hotel, ...alerts].map((letter) => ({
    ...letter,
    html: mailHtml({ ...letter, brand }),
  }));
}
