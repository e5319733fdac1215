import type {
  ClickSimulator,
  Fault,
  PayerChoice,
  PaymeSimulator,
  YookassaSimulator,
} from '@karvon/bank-simulators';
import type { PaymentMethod } from '@karvon/contract';
import type { StartedPayment } from '@karvon/payments/testing';
import { clickSettings, startClick } from '@karvon/click/testing';
import { minorOf } from '@karvon/yookassa/testing';
import { paymeSettings, startPayme } from '@karvon/payme/testing';
import { startPaidApp, startYookassaShop } from '../payment-peers';
import type { BankShapes } from '../bank-shapes/bank-shapes';
import type { TestApp, TestAppOptions } from '../start-test-app';

/** A payment provider, as a spec of histories drives it. */
export interface BankPeer {
  choose(payment: StartedPayment, choice: PayerChoice, fault: Fault): Promise<unknown>;
  deliverLate(): Promise<void>;
  /** Refunds a payment in the bank's own office, where the shop cannot. */
  giveBack(payment: StartedPayment): Promise<unknown>;
  /** How much of a payment the bank says it holds, in minor units. */
  has(payment: StartedPayment): Promise<number>;
}

/** A whole shop beside the simulators of its banks. */
export interface BankShop {
  api: TestApp;
  /** 'http://127.0.0.1:4501' */
  url: string;
  /** By the payment method that a visitor chooses. */
  peers: Partial<Record<PaymentMethod, BankPeer>>;
  close(): Promise<void>;
}

const taken = (money: 'payers' | 'taken' | 'returned', amount: number) =>
  money === 'taken' ? amount : 0;

const ofPayme = (payme: PaymeSimulator): BankPeer => ({
  choose: ({ confirmationUrl }, choice, fault) => payme.choose(confirmationUrl, choice, fault),
  deliverLate: () => payme.deliverLate(),
  giveBack: async ({ confirmationUrl }) => {
    const payment = await payme.choose(confirmationUrl, 'leave');
    return payment.money === 'taken' ? payme.giveBack(payment) : undefined;
  },
  has: async ({ confirmationUrl }) => {
    const { money, amount } = await payme.choose(confirmationUrl, 'leave');
    return taken(money, amount);
  },
});

const ofClick = (click: ClickSimulator): BankPeer => ({
  choose: ({ confirmationUrl }, choice, fault) => click.choose(confirmationUrl, choice, fault),
  deliverLate: () => click.deliverLate(),
  giveBack: async () => undefined,
  has: async ({ confirmationUrl }) => {
    const { money, amount } = await click.choose(confirmationUrl, 'leave');
    return taken(money, Math.round(Number(amount) * 100));
  },
});

const ofYookassa = (yookassa: YookassaSimulator): BankPeer => ({
  choose: ({ confirmationUrl }, choice, fault) => yookassa.choose(confirmationUrl, choice, fault),
  deliverLate: () => yookassa.deliverLate(),
  giveBack: async () => undefined,
  has: async ({ confirmationUrl }) => {
    const { status, amount, refunded_amount } = await yookassa.choose(confirmationUrl, 'leave');
    return status === 'succeeded' ? minorOf(amount) - minorOf(refunded_amount) : 0;
  },
});

export interface BankShopOptions extends TestAppOptions {
  /** Makes the banks write their calls and responses as they were recorded. */
  shapes?: BankShapes;
}

/** A shop of edition uz, with Payme and Click. */
export async function openUzbekShop({
  shapes,
  ...options
}: BankShopOptions = {}): Promise<BankShop> {
  const banks = { payme: paymeSettings, click: { ...clickSettings } };
  const { api, url } = await startPaidApp(banks, 'uz', undefined, options);
  const payme = await startPayme(api, url, shapes?.payme);
  const click = await startClick(api, url, shapes?.click);
  return {
    api,
    url,
    peers: { payme: ofPayme(payme), click: ofClick(click) },
    close: () => Promise.all([payme.close(), click.close()]).then(() => api.close()),
  };
}

/** A shop of edition ru, with YooKassa. */
export async function openRussianShop({
  shapes,
  ...options
}: BankShopOptions = {}): Promise<BankShop> {
  const more = { ...options, ...(shapes && { simulator: shapes.yookassa }) };
  const { api, url, yookassa, close } = await startYookassaShop(undefined, undefined, more);
  const peer = ofYookassa(yookassa);
  return { api, url, peers: { 'bank-card': peer, sbp: peer }, close };
}
