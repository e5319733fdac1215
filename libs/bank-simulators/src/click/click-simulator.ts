import type { Fault, PayerChoice } from '../faults';
import { readChoice, renderPage } from '../page';
import {
  serve,
  type RunningSimulator,
  type SimulatorResponse,
  type SimulatorRequest,
} from '../serve';
import { createMerchantApi } from './click-merchant';
import type { ClickPayment } from './click-payment';
import {
  callClickShop,
  type ClickResponse,
  type ClickCall,
  type ClickShop,
  type ClickWire,
} from './click-shop';

export interface ClickSimulator extends RunningSimulator {
  /** A choice of the payer at the address to which the shop has sent him. */
  choose(payUrl: string, choice: PayerChoice, fault?: Fault): Promise<ClickPayment>;
  /** Sends the delayed calls. */
  deliverLate(): Promise<void>;
  call(call: ClickCall, secretKey?: string): Promise<ClickResponse>;
  /** Loses the response to the next write of the Merchant API. */
  loseNextResponse(): void;
}

/** Click's numbers are larger than 2^53. */
const firstNumber = 9_100_000_000_000_000_001n;
const firstPaydoc = 9_200_000_000_000_000_001n;

/** Runs one payment with its fault. */
function createPayer(
  shop: ClickShop & { wire?: ClickWire | undefined },
  held: (() => Promise<void>)[],
  numbers: () => Pick<ClickPayment, 'transId' | 'paydocId'>,
) {
  const callOf = (payment: ClickPayment, action: '0' | '1', more: Partial<ClickCall> = {}) => ({
    click_trans_id: payment.transId,
    click_paydoc_id: payment.paydocId,
    merchant_trans_id: payment.reference,
    amount: payment.amount,
    action,
    ...more,
  });

  async function prepare(payment: ClickPayment, fault: Fault): Promise<boolean> {
    const amount = fault === 'wrong-amount' ? `1${payment.amount}` : payment.amount;
    const key = fault === 'wrong-signature' ? 'a stranger' : shop.secretKey;
    const respond = await callClickShop(shop, callOf(payment, '0', { amount }), key);
    payment.prepareId = respond.error === 0 ? String(respond.merchant_prepare_id) : null;
    return payment.prepareId !== null;
  }

  async function complete(payment: ClickPayment, error = '0'): Promise<void> {
    const merchant_prepare_id = payment.prepareId!;
    const respond = await callClickShop(shop, callOf(payment, '1', { merchant_prepare_id, error }));
    payment.over = true;
    if (error === '0' && [0, -4].includes(respond.error)) payment.money = 'taken';
  }

  /** A late call belongs to the try in which it was made. */
  function later(payment: ClickPayment, act: () => Promise<void>): void {
    const { transId } = payment;
    held.push(async () => {
      if (!payment.over && payment.transId === transId) await act();
    });
  }

  return {
    complete,
    /** The bank of the card refuses; the payer may try another card on the same page. */
    async decline(payment: ClickPayment, fault: Fault): Promise<void> {
      if (!(await prepare(payment, fault)) || fault === 'never') return;
      const refuse = async () => {
        await complete(payment, '-5017');
        if (fault === 'duplicate') await complete(payment, '-5017');
        payment.declined.push(payment.paydocId);
        Object.assign(payment, numbers(), { over: false, prepareId: null });
      };
      if (fault === 'late') return later(payment, refuse);
      await refuse();
    },
    async pay(payment: ClickPayment, fault: Fault): Promise<void> {
      if (fault === 'out-of-order')
        await callClickShop(shop, callOf(payment, '1', { merchant_prepare_id: '1' }));
      if (!(await prepare(payment, fault)) || fault === 'never') return;
      if (fault === 'duplicate') await prepare(payment, 'none');
      if (fault === 'late') return later(payment, () => complete(payment));
      await complete(payment);
      if (fault === 'duplicate' || fault === 'timeout-after-commit') await complete(payment);
    },
  };
}

/**
 * Simulates Click: its page, its calls to the shop, and its Merchant API. The same payments in the same order have the
 * same numbers.
 */
export async function startClickSimulator({
  shop,
  port = 0,
  wire,
  change = (response) => response,
}: {
  shop: ClickShop;
  port?: number;
  /** Changes how calls to the shop are sent. */
  wire?: ClickWire;
  /** Changes the responses of the Merchant API. */
  change?: (response: SimulatorResponse, request: SimulatorRequest) => SimulatorResponse;
}): Promise<ClickSimulator> {
  const payments = new Map<string, ClickPayment>();
  const held: (() => Promise<void>)[] = [];
  let numbered = 0n;
  const numbers = () => ({
    transId: String(firstNumber + numbered),
    paydocId: String(firstPaydoc + numbered++),
  });
  const payer = createPayer({ ...shop, wire }, held, numbers);
  const handleMerchantCall = createMerchantApi({ ...shop, payments });
  let lost = 0;

  function open(url: URL): ClickPayment {
    const reference = url.searchParams.get('transaction_param') ?? '';
    const known = payments.get(reference);
    if (known) return known;
    const payment: ClickPayment = {
      ...numbers(),
      declined: [],
      reference,
      amount: url.searchParams.get('amount') ?? '',
      returnUrl: url.searchParams.get('return_url') ?? '',
      prepareId: null,
      money: 'payers',
      over: false,
      receipts: [],
    };
    payments.set(reference, payment);
    return payment;
  }

  async function choose(url: URL, choice: PayerChoice, fault: Fault): Promise<ClickPayment> {
    const payment = open(url);
    if (payment.over || choice === 'leave') return payment;
    if (choice === 'pay') await payer.pay(payment, fault);
    else if (choice === 'decline') await payer.decline(payment, fault);
    else if (payment.prepareId) await payer.complete(payment, '-5017');
    else payment.over = true;
    return payment;
  }

  async function deliverLate() {
    for (const send of held.splice(0)) await send();
  }

  async function respond(request: SimulatorRequest): Promise<SimulatorResponse> {
    const { method, url, body } = request;
    if (url.pathname.startsWith('/v2/merchant/')) {
      const merchant = change(handleMerchantCall(request), request);
      return method === 'POST' && lost-- > 0 ? { lost: true } : merchant;
    }
    if (method === 'POST') {
      const { choice, fault } = readChoice(body);
      return { location: (await choose(url, choice, fault)).returnUrl };
    }
    const payment = open(url);
    const lang = payment.returnUrl.includes('/uz/') ? 'uz' : 'ru';
    const amount = `${payment.amount} UZS`;
    return { body: renderPage({ ...payment, bank: 'Click', lang, amount }) };
  }

  return {
    ...(await serve({ respond, deliverLate, port })),
    deliverLate,
    call: (call, secretKey) => callClickShop(shop, call, secretKey),
    loseNextResponse: () => void (lost = 1),
    choose: (payUrl, choice, fault = 'none') => choose(new URL(payUrl), choice, fault),
  };
}
