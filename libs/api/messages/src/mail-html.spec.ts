/** @jest-environment jsdom */
import { hostileTexts } from '@karvon/platform/testing/hostile-texts';
import { mailHtml } from './mail-html';

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

const letter = (text: string, more: object = {}) =>
  parse(mailHtml({ lang: 'ru', subject: 'Заказ 7K', text, brand: 'Karvon', ...more }));

const said = (element: Element | null) => element?.textContent ?? null;

test('the subject is the title, and the agency stands above and below', () => {
  const page = letter('Здравствуйте!\n\nЗаказ оплачен.\n\nВопросы: +998 71 200-00-00\nKarvon', {
    lang: 'uz',
  });
  expect(page.documentElement.lang).toBe('uz');
  expect(page.title).toBe('Заказ 7K');
  expect(said(page.querySelector('h1'))).toBe('Заказ 7K');
  expect(said(page.querySelector('.brand'))).toBe('Karvon');
  expect(said(page.querySelector('.closing'))).toBe('Вопросы: +998 71 200-00-00Karvon');
  expect(said(page.querySelector('body > div'))).toBe('Заказ оплачен.');
});

test('the first address below a label is a button, later ones and addresses alone are links', () => {
  const page = letter(
    'Смотреть билеты:\nhttps://karvon.example/ru/air-tickets?from=TAS&to=IST\n\n' +
      'Больше не писать:\nhttps://karvon.example/ru/stop\n\nКарта\nи ещё\nhttps://karvon.example/map',
  );
  const buttons = [...page.querySelectorAll('.button a')];
  expect(buttons.map((one) => [said(one), (one as HTMLAnchorElement).href])).toEqual([
    ['Смотреть билеты', 'https://karvon.example/ru/air-tickets?from=TAS&to=IST'],
  ]);
  expect([...page.querySelectorAll('.link')].map(said)).toEqual([
    'Больше не писать',
    'https://karvon.example/map',
  ]);
});

test('facts below a name are a panel, sentences are not', () => {
  const page = letter(
    'Заказ отменён.\nТашкент — Москва\nДеньги не списаны.\n\nHY 601\nВылет: 10:00\nПрилёт: 12:00',
  );
  expect([...page.querySelectorAll('.panel')].map(said)).toEqual([
    'HY 601Вылет: 10:00Прилёт: 12:00',
  ]);
  expect(said(page.querySelector('.panel strong'))).toBe('HY 601');
});

test('reservations are JSON in the head, whatever the names in them are', () => {
  const name = 'АЗИЗА</script><script>alert(1)</script>';
  const reservations = [{ '@type': 'FlightReservation', underName: { name } }];
  const page = letter('Билеты готовы.', { reservations });
  const scripts = [...page.querySelectorAll('script')];
  expect(scripts.map(({ type }) => type)).toEqual(['application/ld+json']);
  expect(JSON.parse(scripts[0]!.text)).toEqual(reservations);
});

/** The tags and attributes of a page, apart from where its links lead. */
const shape = (page: Document) =>
  [...page.querySelectorAll('*')].map(
    (element) => `${element.tagName} ${element.getAttributeNames().join()}`,
  );

test.each(hostileTexts)('in a letter %j is text', (hostile) => {
  const line = hostile.replaceAll(/\s/g, ' ');
  const address = (tail: string) => `https://karvon.example/${tail.replaceAll(/\s/g, '')}`;
  const write = (text: string) => letter(`Заказ.\n${text}\n\nСтраница:\n${address(text)}`);
  const page = write(line);
  expect(shape(page)).toEqual(shape(write('Karimova')));
  expect(page.querySelector('a')!.protocol).toBe('https:');
  expect(said(page.querySelector('p'))).toContain(line);
});
