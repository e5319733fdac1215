import type { Locale } from '@karvon/contract';
import { paths } from '@karvon/paths';
import { smsTexts } from '@karvon/accounts';
import { hotelSmsTexts } from '../modules/hotel-orders/port';
import { smsParts, toSmsText, withAddress } from '@karvon/messages';
import { fillText, orderTexts } from '@karvon/order-messages';
import { promiseTexts } from '@karvon/site';

/** A text message as a provider approves it beforehand. */
export interface SmsTemplate {
  /** The occasion on which it is sent. */
  event: string;
  /** The text, with placeholders in braces. */
  template: string;
  /** The text with example values. */
  example: string;
  parts: number;
}

const values: Record<Locale, Record<string, string>> = {
  ru: { refund: '1 250 000 сум', withheldWhole: '350 000 сум' },
  uz: { refund: "1 250 000 so'm", withheldWhole: "350 000 so'm" },
};
const common = {
  code: '123456',
  number: '7KX2M9QD',
  moment: '21.11 18:30',
  day: '21.11',
  time: '18:30',
};

/** Every text message of a brand in a language, as it is sent. */
export function smsCatalogue(lang: Locale, brand: string, site: string): SmsTemplate[] {
  const pages = { air: paths.airOrder, hotel: paths.hotelOrder };
  const addressOf = (kind: keyof typeof pages) =>
    site + pages[kind].to(lang, { number: common.number });
  const facts = { ...common, ...values[lang] };
  /** With the order's address where it fits. */
  const ofOrder = (kind: keyof typeof pages, text: string) => {
    const said = fillText(text, facts) ?? '';
    const address = addressOf(kind);
    return withAddress(said, address) === said ? text : `${text} {address}`;
  };
  const { register, recover, hasAccount } = smsTexts[lang];
  const { confirmed, payBefore, refused } = hotelSmsTexts[lang];
  const promise = promiseTexts[lang];
  const ofOrders = Object.entries(orderTexts).flatMap(([kind, texts]) =>
    Object.entries(texts[lang]).flatMap(([event, { sms }]) =>
      sms === undefined
        ? []
        : [[`${kind}: ${event}`, ofOrder(kind as keyof typeof pages, sms)] as const],
    ),
  );
  const templates: (readonly [string, string])[] = [
    ['account: register', register('{code}')],
    ['account: recover', recover('{code}')],
    ['account: has-account', hasAccount],
    ['call: today', promise(brand, '', '{time}')],
    ['call: another day', promise(brand, '{day} ', '{time}')],
    ['hotel: answer, pay', payBefore('{number}', '{moment}', '{address}')],
    ['hotel: answer, confirmed', ofOrder('hotel', confirmed('{number}'))],
    ['hotel: answer, refused', ofOrder('hotel', refused('{number}'))],
    ...ofOrders,
  ];
  return templates.map(([event, text]) => {
    const template = toSmsText(text);
    const address = addressOf(event.startsWith('air') ? 'air' : 'hotel');
    const example = fillText(template, { ...facts, address });
    if (example === null) throw new Error(`The SMS ${event} names a fact without an example`);
    return { event, template, example, parts: smsParts(example) };
  });
}
