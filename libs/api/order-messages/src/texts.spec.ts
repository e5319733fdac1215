import { formatMoney } from '@karvon/platform/format-money';
import { smsParts, toSmsText } from '@karvon/messages';
import { fillText, namesIn } from './fill-text';
import { orderTexts } from './order-texts';
import { type OrderText } from './texts';
import { orderEvents, orderFacts } from '@karvon/order-ground/notices/order-events';

const all = (['air', 'hotel'] as const).flatMap((kind) =>
  (['ru', 'uz'] as const).flatMap((lang) =>
    Object.keys(orderEvents[kind]).map((event) => {
      const texts: Partial<Record<string, OrderText>> = orderTexts[kind][lang];
      return { lang, name: `${kind} ${lang} ${event}`, text: texts[event]! };
    }),
  ),
);

/** Facts at their longest. Subjects contain only the order's number and deadline, SMS only its number and a sum. */
const longest = Object.fromEntries(
  (['ru', 'uz'] as const).map((lang) => {
    const sum = formatMoney({ amount: 123_456_789_00, currency: 'UZS' }, lang);
    return [
      lang,
      {
        number: '7K3M9QXA',
        payBefore: '30 сентября 2026 г., 13:00 (по московскому времени)',
        refund: sum,
        withheldWhole: sum,
      },
    ];
  }),
);

test.each(all)('$name uses only known facts and names its order', ({ text }) => {
  const names = [text.subject, ...text.lines, text.sms ?? ''].flatMap(namesIn);
  expect(Object.keys(orderFacts)).toEqual(expect.arrayContaining([...new Set(names)]));
  expect(namesIn(text.subject)).toContain('number');
  expect(namesIn(text.lines.join())).toContain('trip');
});

test.each(all.filter(({ text }) => text.sms !== undefined))(
  'the text message of $name is one part',
  ({ lang, text }) => {
    const sms = toSmsText(fillText(text.sms!, longest[lang]!)!);
    expect([sms, smsParts(sms)]).toEqual([sms, 1]);
  },
);

test.each(all)('the subject of $name fits into one line of a header', ({ lang, text }) => {
  expect(fillText(text.subject, longest[lang]!)!.length).toBeLessThanOrEqual(78);
});

test('a line with an empty fact is left out', () => {
  expect(fillText('Баллы: {points}.', { points: '300' })).toBe('Баллы: 300.');
  expect(fillText('Баллы: {points}.', { points: '' })).toBeNull();
  expect(fillText('Баллы: {points}.', {})).toBeNull();
});
