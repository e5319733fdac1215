import { readEdition } from '@karvon/edition';
import {
  startAcaseSimulator,
  startDuffelSimulator,
  startEtgSimulator,
  startSirenaSimulator,
  type FaultKind,
  type Shapes,
} from '@karvon/supplier-simulators';
import { readConfig } from '@karvon/platform/config';
import { acaseNoticesPath } from '@karvon/acase';
import type { Random } from '@karvon/platform/testing/random';
import { acaseAccount } from '@karvon/acase/testing';
import { etgAccount } from '@karvon/etg/testing';
import type { TestApp } from '../start-test-app';

interface SimulatorOptions {
  now: () => Date;
  change: Shapes['change'];
}

/** The simulator of a supplier, as a sale drives it. */
export interface SalesSupplier {
  /** The variables of the environment that connect the shop. */
  variables: Record<string, string>;
  faults: { add(fault: { kind: FaultKind; on: string; times: number }): void; clear(): void };
  /** Whether bookings are pending now: the supplier decides later. */
  decidesLater?(): boolean;
  /** Tells the supplier the address of the shop. */
  hears?(shopUrl: string): void;
  /**
   * Sends an event of the supplier about an order.
   * @returns 'gone' when the order no longer exists there: a person has to refund it
   */
  speak?(api: TestApp, number: string, random: Random): Promise<'gone' | void>;
  /** Cancels the order in the supplier's own office, as a person would. */
  giveBack?(number: string): void;
  /** Resolves when all events of the supplier have arrived. */
  settled?(): Promise<void>;
  close(): Promise<void>;
}

/** A supplier with its particular faults. */
export interface SupplierRow {
  name: string;
  sells: 'flights' | 'rooms';
  start(options: SimulatorOptions): Promise<SalesSupplier>;
  /** Faults of certain calls, besides those that any call may have. */
  faults: readonly (readonly [kind: FaultKind, on: string])[];
}

async function startDuffel(options: SimulatorOptions): Promise<SalesSupplier> {
  const token = 'duffel_test_simulator';
  const webhook = { url: 'http://127.0.0.1:9/', secret: 'shared-with-duffel' };
  const duffel = await startDuffelSimulator({
    ...options,
    changeEvent: options.change,
    token,
    webhook,
  });
  const { close, faults } = duffel;
  let later: 'succeed' | 'fail' | 'off' = 'off';
  return {
    close,
    faults,
    variables: {
      AIR_SUPPLIERS: 'duffel',
      DUFFEL_URL: duffel.url,
      DUFFEL_TOKEN: token,
      DUFFEL_RATE: '12650',
      DUFFEL_WEBHOOK_SECRET: webhook.secret,
    },
    hears: (shopUrl) => void (webhook.url = `${shopUrl}/v1/suppliers/duffel/events`),
    decidesLater: () => later !== 'off',
    async speak(_api, number, random) {
      if (random.upTo(3) === 0) {
        later = random.pick(['succeed', 'fail', 'off']);
        duffel.acceptOrdersLater(later);
      } else
        duffel.changeFlights(
          number,
          random.pick(['flight-moved', 'flight-delayed', 'flight-cancelled'] as const),
        );
      await duffel.eventsSettled();
    },
    giveBack: duffel.cancelOrder,
    settled: duffel.eventsSettled,
  };
}

const pem = (key: { export(options: object): string | Buffer }, type: 'pkcs8' | 'spki') =>
  String(key.export({ format: 'pem', type }));

async function startSirena(options: SimulatorOptions): Promise<SalesSupplier> {
  const sirena = await startSirenaSimulator(options as Parameters<typeof startSirenaSimulator>[0]);
  const { close, faults, keys, port } = sirena;
  return {
    close,
    faults,
    variables: {
      AIR_SUPPLIERS: 'sirena',
      SIRENA_ADDRESS: `127.0.0.1:${port}`,
      SIRENA_CLIENT: '1',
      SIRENA_KEY: pem(keys.client.privateKey, 'pkcs8'),
      SIRENA_SERVER_KEY: pem(keys.server.publicKey, 'spki'),
      SIRENA_RATE: '150',
    },
    giveBack: sirena.cancelOrder,
    async speak() {
      sirena.forgetKeys();
    },
  };
}

async function startAcase(options: SimulatorOptions): Promise<SalesSupplier> {
  const acase = await startAcaseSimulator(options);
  const { close, faults } = acase;
  const notifier = { id: 'Academservice', password: 'agreed-with-them' };
  return {
    close,
    faults,
    variables: {
      HOTEL_SUPPLIERS: 'acase',
      ACASE_URL: acase.url,
      ACASE_BUYER: acaseAccount.buyerId,
      ACASE_USER: acaseAccount.userId,
      ACASE_PASSWORD: acaseAccount.password,
      ACASE_NOTIFIER_PASSWORD: notifier.password,
      ACASE_RATE: '150',
      ACASE_COUNTRIES: 'UZ',
    },
    async speak(api, number, random) {
      const order = await api.database.db
        .selectFrom('acase_orders')
        .select('order_id')
        .where('reference', '=', number)
        .executeTakeFirst();
      if (!order?.order_id) return;
      const gone = random.upTo(4) === 0;
      if (gone) acase.cancelOrder(order.order_id);
      await api.inject({
        method: 'POST',
        url: acaseNoticesPath,
        headers: { 'content-type': 'text/xml' },
        payload: `<?xml version="1.0" encoding="UTF-8"?><OrderInfoNotifyRequest ContractNumber="1/26" NotifierId="${notifier.id}" Password="${notifier.password}" Language="ru" Id="${order.order_id}" ReferenceNumber=""/>`,
      });
      return gone ? 'gone' : undefined;
    },
  };
}

async function startEtg(options: SimulatorOptions): Promise<SalesSupplier> {
  const etg = await startEtgSimulator(options);
  return {
    close: etg.close,
    faults: etg.faults,
    variables: {
      HOTEL_SUPPLIERS: 'etg',
      ETG_URL: etg.url,
      ETG_KEY_ID: etgAccount.keyId,
      ETG_KEY: etgAccount.key,
      ETG_RATE: '12650',
      ETG_COUNTRIES: 'UZ',
    },
  };
}

/** Every supplier that has a simulator. */
export const supplierRows: readonly SupplierRow[] = [
  {
    name: 'duffel',
    sells: 'flights',
    start: startDuffel,
    faults: [
      ['cut-after', 'POST /air/orders'],
      ['cut-after', 'POST /air/payments'],
      ['cut-after', 'POST /air/order_cancellations'],
      ['cut-after', 'POST /air/order_changes'],
      ['double-booking', 'POST /air/orders'],
      ['sold-out', 'POST /air/orders'],
      ['price-changed', 'POST /air/payments'],
      ['ticket-late', 'POST /air/payments'],
    ],
  },
  {
    name: 'sirena',
    sells: 'flights',
    start: startSirena,
    faults: [
      ['cut-after', 'booking'],
      ['cut-after', 'payment-ext-auth:query'],
      ['cut-after', 'payment-ext-auth:confirm'],
      ['cut-after', 'booking-cancel'],
      ['double-booking', 'booking'],
      ['ticket-late', 'payment-ext-auth:confirm'],
    ],
  },
  {
    name: 'acase',
    sells: 'rooms',
    start: startAcase,
    faults: [
      ['cut-after', 'OrderRequest'],
      ['cut-body', 'OrderRequest'],
      ['double-booking', 'OrderRequest'],
      ['price-changed', 'HotelPricingRequest2'],
      ['sold-out', 'OrderRequest'],
      ['voucher-late', 'OrderDocsRequest'],
    ],
  },
  {
    name: 'etg',
    sells: 'rooms',
    start: startEtg,
    faults: [
      ['cut-after', 'POST /api/b2b/v3/hotel/order/booking/finish/'],
      ['cut-after', 'POST /api/b2b/v3/hotel/order/cancel/'],
      ['cut-body', 'POST /api/b2b/v3/hotel/order/info/'],
      ['price-changed', 'POST /api/b2b/v3/hotel/prebook/'],
      ['sold-out', 'POST /api/b2b/v3/hotel/prebook/'],
      ['voucher-late', 'GET /api/b2b/v3/hotel/order/document/voucher/download/'],
    ],
  },
];

/** The shop's settings for selling through one supplier only. */
export function supplierConfig({ variables }: SalesSupplier, edition: 'uz' | 'ru') {
  const { ACASE_RATE, SIRENA_RATE, ...others } = variables;
  // Both contracts are in rubles: an account in the edition's own currency has no rate.
  const rates = readEdition(edition).currency === 'RUB' ? {} : { ACASE_RATE, SIRENA_RATE };
  const { airSuppliers, hotelSuppliers } = readConfig({
    ...others,
    ...JSON.parse(JSON.stringify(rates)),
    EDITION: edition,
  });
  return { airSuppliers, hotelSuppliers };
}
