import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { money, readAmount, writeAmount } from '@karvon/money';
import { clickSignatureOf, type Ports } from '../composition/open-ports';
import type { Config } from '@karvon/platform/config';
import { callShop } from './call-shop';
import { NotOffered, Refused, type Step, type Walk } from './walk';

const DAY_MS = 86_400_000;

export interface BankWalkOptions {
  config: Config;
  ports: Ports;
  /** The address of the API itself, without the proxy: 'http://127.0.0.1:4300' */
  apiUrl: string;
  /** An unpaid payment of the shop, which the walk begins and cancels, and its sum as the bank writes it. */
  payment: { id: string; amount: string } | undefined;
}

const providerOf = ({ ports }: BankWalkOptions, name: string) =>
  ports.banks.find((one) => one.name === name)!;

const withoutPayment = () =>
  Promise.reject(
    new NotOffered('begin a payment in the shop, then add --payment=ID --amount=SUM of it'),
  );

const expectCode = (code: unknown, expected: number, passed: string, refusal: string): string => {
  if (code === expected) return passed;
  throw new Refused(refusal, `${String(code)} instead of ${expected}`);
};

/** Payme calls us, so the walk tries our side, as Payme would call it through the proxy. */
export function createPaymeWalk(options: BankWalkOptions, next: readonly string[]): Walk {
  const { apiUrl, config, payment } = options;
  const { addresses, key } = config.payments.payme!;
  const path = '/v1/payments/callbacks/payme';

  /** @returns the result, or the error code */
  async function call(base: string, method: string, params: object, secret?: string) {
    const body = JSON.stringify({ jsonrpc: '2.0', id: randomInt(1, 1e9), method, params });
    const authorization = `Basic ${Buffer.from(`Paycom:${secret}`).toString('base64')}`;
    const asBank = { authorization, 'x-forwarded-for': addresses[0]!.split('/')[0]! };
    const headers = { 'content-type': 'application/json', ...(secret && asBank) };
    const response = await callShop(base + path, { headers, body });
    return response as { result?: Record<string, unknown>; error?: { code: number } };
  }
  const asPayme = (method: string, params: object, secret = key) =>
    call(apiUrl, method, params, secret);
  const account = (id: string) => ({ account: { payment_id: id } });

  const tried = async () => {
    const { id, amount } = payment!;
    const transaction = randomBytes(12).toString('hex');
    const purchase = { amount: readAmount(amount), ...account(id) };
    const took = async (method: string, params: object) => {
      const { error, result } = await asPayme(method, params);
      if (!result) throw new Refused('other-payment', `${method}: ${error?.code}`);
      return result;
    };
    await took('CheckPerformTransaction', purchase);
    await took('CreateTransaction', { id: transaction, time: Date.now(), ...purchase });
    const { state } = await took('CancelTransaction', { id: transaction, reason: 3 });
    return expectCode(state, -1, 'allowed, created, cancelled: state −1', 'other-payment');
  };

  const steps: Step[] = [
    {
      name: 'callback',
      run: async () => {
        const { error } = await call(config.publicUrl, 'CheckTransaction', { id: 'nobody' });
        const words = 'reachable through PUBLIC_URL; a stranger is refused (−32504)';
        return expectCode(error?.code, -32504, words, 'not-reached');
      },
    },
    {
      name: 'key',
      run: async () => {
        const id = randomBytes(12).toString('hex');
        const { error } = await asPayme('CheckTransaction', { id });
        return expectCode(error?.code, -31003, 'the API takes PAYME_KEY', 'other-key');
      },
    },
    {
      name: 'wrong key',
      run: async () => {
        const { error } = await asPayme('CheckTransaction', { id: 'any' }, randomUUID());
        return expectCode(error?.code, -32504, 'refused (−32504)', 'other-key');
      },
    },
    {
      name: 'account',
      run: async () => {
        const params = { amount: 100, ...account(randomUUID()) };
        const { error } = await asPayme('CheckPerformTransaction', params);
        return expectCode(error?.code, -31050, 'an unknown one is refused (−31050)', 'other-key');
      },
    },
    { name: 'payment', run: payment ? tried : withoutPayment },
  ];
  return { steps, giveBack: async () => [], next };
}

/** Click calls us, and we call Click's Merchant API. */
export function createClickWalk(options: BankWalkOptions, next: readonly string[]): Walk {
  const { config, payment, ports } = options;
  const { secretKey, serviceId } = config.payments.click!;
  const url = `${config.publicUrl}/v1/payments/callbacks/click`;

  /** @param fields those that differ from a `prepare` without a payment */
  async function call(fields: Record<string, string>, secret: string) {
    const number = String(randomInt(1e9, 1e12));
    const given = {
      ...{ click_trans_id: number, service_id: serviceId, click_paydoc_id: number },
      ...{ merchant_trans_id: randomUUID(), amount: '1000.00', action: '0', error: '0' },
      ...{
        error_note: 'Success',
        sign_time: new Date().toISOString().slice(0, 19).replace('T', ' '),
      },
      ...fields,
    };
    const body = new URLSearchParams({ ...given, sign_string: clickSignatureOf(given, secret) });
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const response = await callShop(url, { headers, body: body.toString() });
    return response as { error?: number; merchant_prepare_id?: number };
  }

  const tried = async () => {
    const { id, amount } = payment!;
    const number = String(randomInt(1e9, 1e12));
    const of = { click_trans_id: number, click_paydoc_id: number, merchant_trans_id: id, amount };
    const prepared = await call(of, secretKey);
    expectCode(prepared.error, 0, '', 'other-payment');
    const declined = {
      ...{ ...of, action: '1', error: '-5017', error_note: 'cancelled' },
      merchant_prepare_id: String(prepared.merchant_prepare_id),
    };
    const { error } = await call(declined, secretKey);
    return expectCode(error, -9, 'prepared (0), then cancelled (−9)', 'other-payment');
  };

  const steps: Step[] = [
    {
      name: 'callback',
      run: async () => {
        const { error } = await call({}, randomUUID());
        const words = 'reachable through PUBLIC_URL; a wrong signature is refused (−1)';
        return expectCode(error, -1, words, 'not-reached');
      },
    },
    {
      name: 'prepare',
      run: async () => {
        const { error } = await call({}, secretKey);
        return expectCode(error, -5, 'signed; an unknown payment is refused (−5)', 'other-key');
      },
    },
    {
      name: 'complete',
      run: async () => {
        const { error } = await call({ action: '1', merchant_prepare_id: '1' }, secretKey);
        return expectCode(error, -5, 'signed; an unknown payment is refused (−5)', 'other-key');
      },
    },
    {
      name: 'merchant api',
      run: async () => {
        const { known, words } = await ports.clickApi!.introduce();
        if (!known) throw new Refused('wrong-key', `Click: ${words}`);
        return `Click answers: ${words}`;
      },
    },
    { name: 'payment', run: payment ? tried : withoutPayment },
  ];
  return { steps, giveBack: async () => [], next };
}

/** We call YooKassa, and it notifies us. */
export function createYookassaWalk(options: BankWalkOptions, next: readonly string[]): Walk {
  const { config } = options;
  const bank = providerOf(options, 'yookassa');
  const amount = money(10_000, 'RUB');
  const begun: string[] = [];
  const statement = () =>
    bank.statement(new Date(Date.now() - DAY_MS), new Date(Date.now() + DAY_MS));

  const begin = (method: 'bank-card' | 'sbp') => async () => {
    const reference = randomUUID();
    const { confirmationUrl, providerId } = await bank.start({
      ...{ reference, amount, method, lang: 'ru', reserve: method === 'bank-card' },
      description: 'First sale: a test that nobody pays',
      returnUrl: config.publicUrl,
      receipt: {
        ...{ orderNumber: 'FIRSTSALE', email: config.edition.email, phone: '+79990000000' },
        lines: [{ item: 'air', amount: amount.amount }],
      },
    });
    begun.push(providerId);
    return `${writeAmount(amount.amount)} ${amount.currency}, payment ${providerId}: ${confirmationUrl}`;
  };

  const steps: Step[] = [
    {
      name: 'callback',
      run: async () => {
        const notice = { event: 'payment.succeeded', object: { id: randomUUID() } };
        const response = await callShop(`${config.publicUrl}/v1/payments/callbacks/yookassa`, {
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(notice),
        });
        const { code } = response as { code?: string };
        if (code === 'callback-refused')
          return 'reachable through PUBLIC_URL; a stranger is refused';
        if (code === 'payment-not-found')
          return 'reachable through PUBLIC_URL, from an address of YOOKASSA_ADDRESSES';
        throw new Refused('not-reached', `${code ?? 'another response'} instead of a refusal`);
      },
    },
    { name: 'keys', run: async () => `payments of the last day: ${(await statement()).length}` },
    { name: 'card', run: begin('bank-card') },
    { name: 'sbp', run: begin('sbp') },
    {
      name: 'statement',
      run: async () => {
        const listed = new Set((await statement()).map(({ providerId }) => providerId));
        if (begun.every((id) => listed.has(id))) return 'lists what was begun';
        throw new Refused('other-payment', 'a payment that was begun is not listed');
      },
    },
    {
      name: 'cancel',
      run: () =>
        Promise.reject(new NotOffered('a payment that nobody pays ends by itself in an hour')),
    },
  ];
  return { steps, giveBack: async () => [], next };
}
