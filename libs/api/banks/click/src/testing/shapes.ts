import { join } from 'node:path';
import {
  signClick,
  type ClickWire,
  type ClickWireCall,
  type SimulatorRequest,
  type SimulatorResponse,
} from '@karvon/bank-simulators';
import type { Random } from '@karvon/platform/testing/random';
import { drawShapes } from '@karvon/payments/testing';

/** A recorded call of Click. */
export interface ClickGiven {
  action: string;
  /** `{soum}` is the sum without decimals. */
  amount?: string;
  /** Changed fields; null: missing. */
  fields?: Record<string, string | null>;
  /** The state of the payment before the call. */
  before?: 'prepared' | 'declined' | 'paid';
  /** The call starts a new attempt. */
  again?: boolean;
  sign?: string;
  body?: 'empty' | 'json' | 'multipart' | 'percent';
}
/** A recorded response of Click's Merchant API. */
export interface ClickStatus {
  code?: number;
  body?: { payment_status?: unknown };
  text?: string;
}
type Given = ClickGiven | ClickStatus;
type Read = { error: number } | { status: number | null } | { problem: string };

export const isClickCall = (given: Given): given is ClickGiven => 'action' in given;

/** A form in one of the encodings that were recorded. */
export function encodeClick(fields: Record<string, string>, as: ClickGiven['body']): ClickWireCall {
  const form = new URLSearchParams(fields).toString();
  const plain = { fields, contentType: 'application/x-www-form-urlencoded', body: form };
  if (as === 'empty') return { ...plain, body: '' };
  if (as === 'percent') return { ...plain, body: form.replaceAll('+', '%20') };
  if (as === 'multipart') {
    const parts = Object.entries(fields).map(
      ([name, value]) =>
        `--X\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    );
    return { fields, contentType: 'multipart/form-data; boundary=X', body: parts.join('') };
  }
  if (as !== 'json') return plain;
  // JSON numbers without quotes, with all their digits.
  const pairs = Object.entries(fields).map(
    ([name, value]) => `"${name}":${/^\d+$/.test(value) ? value : JSON.stringify(value)}`,
  );
  return { fields, contentType: 'application/json', body: `{${pairs.join(',')}}` };
}

/** A recorded call with the values of a payment, signed. */
export function writeClick(
  common: Record<string, string>,
  { amount, body, fields: others, sign }: Omit<ClickGiven, 'action'>,
  secretKey: string,
): ClickWireCall {
  const soum = String(Number(common.amount));
  const pairs = Object.entries({
    ...common,
    ...(amount !== undefined && { amount: amount.replace('{soum}', soum) }),
    ...others,
  }).filter((pair): pair is [string, string] => pair[1] !== null);
  const fields: Record<string, string> = Object.fromEntries(pairs);
  const right = signClick(fields, secretKey);
  if (others?.sign_string !== null)
    fields.sign_string = sign === 'upper' ? right.toUpperCase() : (sign ?? right);
  return encodeClick(fields, body);
}

/** The class of a payment's status: failed, under way (0 or 1), paid. */
const classOf = (status: unknown): number => (Number(status) < 0 ? -1 : Number(Number(status) > 1));

/**
 * Click's simulator writes its calls and responses as they were recorded, and sends recorded calls that change nothing before its
 * own.
 */
export function clickShapes(random: () => Random, secretKey: string) {
  const shapes = drawShapes<Given, Read>(join(__dirname, '..'), random);
  /** The state of each payment. */
  const states = new Map<string, 'none' | 'prepared' | 'declined' | 'paid'>();
  let last = 9_007_199_254_740_993n;

  const wire: ClickWire = async (own, send) => {
    const { sign_string: signature, ...common } = own.fields;
    // A history has forged this signature on purpose.
    if (signature !== signClick(common, secretKey)) return send(own);
    const reference = common.merchant_trans_id!;
    const state = states.get(reference) ?? 'none';
    const { action, error: told = '0' } = common;
    const fits = (given: Given): given is ClickGiven =>
      isClickCall(given) && (given.before === undefined || given.before === state);
    const errorOf = ({ fields }: ClickGiven) => fields?.error ?? '0';

    const before = shapes.draw(
      ({ given, read }) =>
        fits(given) &&
        'error' in read &&
        read.error < 0 &&
        // A call about a declined card would decline this payment.
        errorOf(given) === '0' &&
        (given.action !== '1' || action === '1'),
    )?.given as ClickGiven | undefined;
    if (before) {
      const number = String(++last);
      const fresh = { click_trans_id: number, click_paydoc_id: number };
      const values = { ...common, ...(before.action !== '1' && fresh), action: before.action };
      const { error } = await send(writeClick(values, before, secretKey));
      if (error >= 0) throw new Error(`taken: ${JSON.stringify(before)}`);
    }

    const whole = Number.isInteger(Number(common.amount));
    const as = shapes.draw(
      ({ given, read }) =>
        fits(given) &&
        'error' in read &&
        given.action === action &&
        (given.amount === undefined || whole) &&
        Number(errorOf(given)) < 0 === Number(told) < 0 &&
        (read.error === 0 || Number(told) < 0),
    )?.given as ClickGiven | undefined;
    const response = await send(as ? writeClick(common, as, secretKey) : own);
    if (action === '0' && response.error === 0) states.set(reference, 'prepared');
    if (action === '1' && Number(told) < 0) states.set(reference, 'declined');
    if (action === '1' && response.error === 0) states.set(reference, 'paid');
    return response;
  };

  /** Writes a status in a recorded form, or leaves it out this once. */
  function change(response: SimulatorResponse, { method, url }: SimulatorRequest) {
    const own = response.body as { payment_status?: number } | undefined;
    if (method !== 'GET' || !url.pathname.includes('/status/') || own?.payment_status === undefined)
      return response;
    const as = shapes.draw(
      ({ given, read }) =>
        !isClickCall(given) &&
        (!('status' in read) ||
          read.status === null ||
          classOf(read.status) === classOf(own.payment_status)),
    )?.given as ClickStatus | undefined;
    if (!as) return response;
    return { status: as.code ?? 200, body: as.text ?? as.body! };
  }

  return { wire, change, missing: shapes.missing };
}
