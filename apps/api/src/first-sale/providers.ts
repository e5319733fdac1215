import type { Config } from '@karvon/platform/config';
import { isOnThisMachine } from '@karvon/platform/settings/values';
import type { AirStep } from './air-walk';

/** Whether bookings cost money; unknown: the settings do not tell. */
export type Account = 'test' | 'live' | 'unknown';

interface Provider {
  /** The kind of account, by the settings. */
  accountOf(config: Config): Account;
  /** The variable that decides it. */
  told: string;
  /** What a person does after the walk. */
  next: readonly string[];
}

interface AirProvider extends Provider {
  kind: 'air';
  list: 'AIR_SUPPLIERS';
  trip: { from: string; to: string };
  steps: readonly AirStep[];
  /** Whether the adapter can refund tickets. */
  returns: boolean;
}

interface HotelProvider extends Provider {
  kind: 'hotel';
  list: 'HOTEL_SUPPLIERS';
  /** The only hotel that a test account may book, and its country. */
  testHotel?: { hotel: string; country: string };
}

interface Bank extends Provider {
  kind: 'bank';
}

const hostOf = (url: string) => new URL(url).hostname;
const local = (url: string): Account | false => isOnThisMachine(url) && 'test';

/** These walks pay nothing, so the account does not matter. */
const withoutMoney: Pick<Provider, 'accountOf' | 'told'> = { accountOf: () => 'test', told: '' };
const buyInShop =
  'Buy the cheapest fare in the shop, as docs/payments.md says under "The first day of each bank", and cancel it.';

export const airProviders: Record<'duffel' | 'sirena', AirProvider> = {
  duffel: {
    ...{ kind: 'air', list: 'AIR_SUPPLIERS', told: 'DUFFEL_TOKEN', returns: true },
    accountOf: ({ airSuppliers: { duffel } }) =>
      duffel.token.startsWith('duffel_test_') ? 'test' : 'live',
    // All its offers can be held in test mode.
    trip: { from: 'JFK', to: 'EWR' },
    steps: ['search', 'price', 'rules', 'hold', 'look up', 'payment', 'give back'],
    next: [
      'Make the webhook (docs/suppliers.md), buy the same in the shop, and find its event in the log of the API.',
      'Compare the order in the dashboard with the lines above, and with `npm run ops -- find <order>`.',
    ],
  },
  sirena: {
    ...{ kind: 'air', list: 'AIR_SUPPLIERS', told: 'SIRENA_ADDRESS', returns: false },
    // The port tells the test centres of Sirena-Travel from the live one; behind a tunnel it tells nothing.
    accountOf({ airSuppliers: { sirena } }) {
      const byPort: Record<number, Account> = { 34321: 'live', 34322: 'test', 34323: 'test' };
      return byPort[sirena?.account.port ?? 0] ?? 'unknown';
    },
    trip: { from: 'SVO', to: 'LED' },
    steps: [
      ...(['search', 'price', 'rules', 'hold', 'look up', 'give back'] as const),
      ...(['hold', 'payment', 'give back'] as const),
    ],
    next: [
      'Give the ticket back in the terminal of Sirena-Travel.',
      'Look at the order in the terminal: form of payment, contacts, time limit, and what docs/suppliers.md names as assumed.',
    ],
  },
};

export const hotelProviders: Record<'acase' | 'etg', HotelProvider> = {
  acase: {
    ...{ kind: 'hotel', list: 'HOTEL_SUPPLIERS', told: 'ACASE_URL' },
    accountOf: ({ hotelSuppliers: { acase } }) =>
      local(acase.account.baseUrl) ||
      ({ 'www.acase.ru': 'live', 'test-www.acase.ru': 'test' } as const)[
        hostOf(acase.account.baseUrl)
      ] ||
      'unknown',
    next: [
      'Book a room on request in the shop, and see its order wait for the hotel and then for the payment.',
      'Have them send a notice of an order, and find it in the log of the API.',
    ],
  },
  etg: {
    ...{ kind: 'hotel', list: 'HOTEL_SUPPLIERS', told: 'ETG_KEY' },
    // A key does not show its kind; a test key may book only the test hotel.
    accountOf: ({ hotelSuppliers: { etg } }) =>
      local(etg.account.baseUrl) ||
      (hostOf(etg.account.baseUrl) === 'api-sandbox.worldota.net' ? 'test' : 'unknown'),
    testHotel: { hotel: '8473727', country: 'HN' },
    next: [
      'Write to ETG for the certification: the rules of a hotel are shown, prices are checked before a booking.',
      'Agree the limits of calls, then take the live key.',
    ],
  },
};

export const banks: Record<'payme' | 'click' | 'yookassa', Bank> = {
  payme: {
    ...{ kind: 'bank', ...withoutMoney },
    next: ['Run both scenarios of test.paycom.uz with the TEST_KEY.', buyInShop],
  },
  click: {
    ...{ kind: 'bank', ...withoutMoney },
    next: [
      'Run the fifteen scenarios of docs.click.uz/testing/postman, and ask Click to open the service.',
      buyInShop,
    ],
  },
  yookassa: {
    kind: 'bank',
    told: 'YOOKASSA_SECRET_KEY',
    accountOf: ({ payments: { yookassa } }) =>
      yookassa?.secretKey.startsWith('test_') ? 'test' : local(yookassa!.apiUrl) || 'live',
    next: [
      'Open the address of the card, and pay with a test card of YooKassa; then the same with one without money.',
      'Look at the notifications in the cabinet: all of the shop have status 200.',
      buyInShop,
    ],
  },
};

export const providers = { ...airProviders, ...hotelProviders, ...banks };
export type ProviderName = keyof typeof providers;
