import type { AirOfferDetail, Fare, Locale } from '@karvon/contract';
import { editions } from '@karvon/edition';
import { money } from '@karvon/money';
import {
  journeyLetterFacts,
  renderCalendar,
  renderReceipt,
  receiptFixture,
  formatTrip,
} from '@karvon/air-orders/testing';
import { readPdfText } from '@karvon/order-ground/documents/pdf/read-pdf-text.fixture';
import { formatMoney } from '@karvon/platform/format-money';
import { orderEvents, type OrderEvent } from '@karvon/order-ground/notices/order-events';
import { writeLetter } from '@karvon/order-messages';
import { alertFacts, priceFacts } from '../../modules/price-alerts/alert-facts';
import { alertLetter } from '../../modules/price-alerts/alert-letter';
import { messageFaults } from './message-faults';
import { soldOffers } from './sold-offers';
import { readStated, tidy, unstated } from './unstated';

interface Stated {
  offer: string;
  fareId: string;
  lang: Locale;
  told: {
    route: string;
    days: string;
    fare: string[];
    flights: {
      number: string;
      carriers: string[];
      times: string[];
      duration: string;
      notes: string[];
    }[];
    total: string;
  };
}

const { dictionary, offers } = soldOffers();

/** The texts of the storefront, each beside the sale that it describes. */
const sales = readStated<Stated>('stated-facts.json').map(({ offer: id, fareId, lang, told }) => {
  const offer = offers.find((one) => one.id === id) as AirOfferDetail;
  const fare = offer.fares.find((one) => one.id === fareId) as Fare;
  return { offer, fare, lang, told };
});

test('the e-mails of 200 sales state the flights and the fare as the pages do', () => {
  expect(sales.length).toBeGreaterThanOrEqual(200);
  for (const { offer, fare, lang, told } of sales) {
    const passengers = [{ surname: 'Karimova', name: 'Aziza' }];
    const facts = journeyLetterFacts(
      { lang, sold: { ...offer, fare } as never },
      { dictionary, passengers, parts: [] },
    );
    expect(tidy(facts.terms!.split('\n').slice(1).join('|'))).toBe(tidy(told.fare.join('|')));
    const flights = facts.flights!.split('\n\n');
    expect(flights).toHaveLength(told.flights.length);
    told.flights.forEach(({ number, carriers, times, duration, notes }, index) =>
      expect(
        unstated(flights[index]!, [number, ...carriers, ...times, duration, ...notes]),
      ).toEqual([]),
    );
    expect(facts.travellers).toBe('KARIMOVA AZIZA');
  }
});

test('the tickets state the same, and the price', async () => {
  for (const { offer, fare, lang, told } of sales) {
    const nothing = money(0, fare.total.currency);
    const paidBeside = { extras: nothing, exchanges: nothing };
    const { slices } = offer;
    const receipt = { ...receiptFixture(lang), fare, dictionary, slices, paidBeside };
    const text = readPdfText(await renderReceipt(receipt));
    const flights = told.flights.flatMap(({ number, carriers, times, duration, notes }) => [
      number,
      ...carriers,
      ...times,
      duration,
      ...notes,
    ]);
    expect(unstated(text, [...told.fare, ...flights, told.total])).toEqual([]);
    expect(tidy(formatMoney(fare.total, lang))).toBe(tidy(told.total));
  }
});

test('the calendar states a lower cabin and technical stops', () => {
  for (const { offer, lang, told } of sales) {
    const facts = { orderNumber: '7K3MQW01', pnr: 'K7VN4T', version: 0, brand: 'Karvon' };
    const calendar = renderCalendar({
      ...facts,
      slices: offer.slices,
      dictionary,
      lang,
      now: new Date('2026-11-21T10:00:00.000Z'),
    });
    const text = calendar
      .toString()
      .replaceAll('\r\n ', '')
      .replaceAll(/\\([,;])/g, '$1');
    expect(
      unstated(
        text,
        told.flights.flatMap(({ notes }) => notes),
      ),
    ).toEqual([]);
  }
});

const publicUrl = 'https://karvon.example';
const edition = editions.uz;

test('each message about an order of them names the order and its page, and an SMS no other sum than its letter', () => {
  const number = '7K3MQW01';
  const events = Object.keys(orderEvents.air) as OrderEvent<'air'>[];
  for (const { offer, fare, lang, told } of sales) {
    const trip = formatTrip(offer.slices, dictionary.airports, lang);
    const sum = formatMoney(fare.total, lang);
    const facts = {
      ...journeyLetterFacts(
        { lang, sold: { ...offer, fare } as never },
        { dictionary, passengers: [], parts: [] },
      ),
      ...{ number, trip, sum, paid: sum, refund: sum, withheld: sum, reference: 'K7VN4T' },
    };
    for (const event of events) {
      const order = { kind: 'air' as const, number, event };
      const messages = writeLetter(order, { lang, facts }, { edition, publicUrl });
      expect(messageFaults(messages, number, [])).toEqual([]);
    }
    const { letter } = writeLetter(
      { kind: 'air', number, event: 'paid' },
      { lang, facts },
      { edition, publicUrl },
    );
    expect(unstated(letter.text, [told.total])).toEqual([]);
  }
});

test('a letter about the price of their search names the route, the days and the price as the pages do', () => {
  for (const { offer, fare, lang, told } of sales) {
    const cityOf = (code: string) => dictionary.airports[code]?.cityCode ?? code;
    const [first, ...later] = offer.slices.map(({ origin, destination, segments }) => ({
      ...{ origin: cityOf(origin), destination: cityOf(destination) },
      out: segments[0]!.departingAt.slice(0, 10),
    }));
    const isReturn = later.length === 1 && later[0]!.destination === first!.origin;
    const watched = {
      ...{ origin: first!.origin, destination: first!.destination, out_day: first!.out, lang },
      ...{ back_day: isReturn ? later[0]!.out : null, onward: isReturn ? [] : later },
      ...{ cabin: 'Economy' as const, adult: 1, child: 0, baby: 0 },
      currency: fare.total.currency,
    };
    const facts = {
      ...alertFacts(watched, publicUrl),
      ...priceFacts(watched, { was: fare.total.amount + 100, now: fare.total.amount }),
      stop: publicUrl,
    };
    // The names of the recording are Russian.
    const route = lang === 'ru' ? [told.route] : [];
    for (const event of ['fell', 'appeared'] as const) {
      const { subject, text } = alertLetter(event, lang, facts, edition);
      expect(unstated(text, [...route, told.days, told.total])).toEqual([]);
      expect(unstated(subject, [...route, told.total])).toEqual([]);
    }
  }
});
