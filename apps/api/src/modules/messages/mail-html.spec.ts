/** @jest-environment jsdom */
import { hostileTexts } from '../../testing/hostile-texts';
import { toHtml } from './mail-html';

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

test('a line that is an address is a link, everything else is text', () => {
  const { body } = parse(
    toHtml('Заказ\nhttps://karvon.example/ru/order?number=7K&x=1\n\nДо встречи'),
  );
  expect([...body.querySelectorAll('a')].map(({ href }) => href)).toEqual([
    'https://karvon.example/ru/order?number=7K&x=1',
  ]);
  expect(body.querySelectorAll('p')).toHaveLength(2);
});

test.each(hostileTexts)('in a letter %j is text', (hostile) => {
  const html = toHtml(`${hostile}\nhttps://karvon.example/${hostile.replaceAll(/\s/g, '')}`);
  const { head, body } = parse(html);
  expect(head.innerHTML).toBe('');
  const elements = [...body.querySelectorAll('*')];
  expect(new Set(elements.map(({ tagName }) => tagName))).toEqual(new Set(['P', 'BR', 'A']));
  expect(elements.flatMap((element) => element.getAttributeNames())).toEqual(['href']);
  expect(body.querySelector('a')!.protocol).toBe('https:');
  expect(body.querySelector('p')!.textContent).toContain(hostile.replace(/[\u2028\u2029]/g, '$&'));
});

test.each([
  [
    'ru',
    'Заказ 7K3M9QXA оплачен, билеты TK 371 Istanbul Airport во вложении.\nhttps://karvon.example/ru/order',
  ],
  [
    'uz',
    'Buyurtma 7K3M9QXA toʻlandi, yoʻlovchi Иванова, chiptalar ilovada.\nhttps://karvon.example/uz/order',
  ],
])('a letter in %s says so to mail programs', (lang, text) => {
  expect(parse(toHtml(text)).documentElement.lang).toBe(lang);
});
