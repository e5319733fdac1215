/** @jest-environment jest-fixed-jsdom */
import { readEdition } from '@karvon/edition';
import type { Locale } from '@karvon/contract';
import { money } from '@karvon/money';
import { buildCity, buildPlace, catalogue, renderPage } from '@karvon/testing';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { loadLateParts } from '@karvon/ui-kit';
import { DocumentContext } from '../document/document-context';
import { HomePage } from './home-page';
import type { Directions, HomeData } from './load-home.server';

const directions: Directions = {
  origin: buildPlace(),
  directions: [
    {
      destination: buildCity(),
      out: '2026-12-09',
      price: {
        total: money(1_485_000_00, 'UZS'),
        observedAt: '2026-11-21T04:00:00.000Z',
        mark: 'cached',
      },
    },
  ],
  asOf: '2026-11-21T07:00:00.000Z',
};

async function show(data: Partial<HomeData> = {}, locale: Locale = 'ru', path = `/${locale}`) {
  const site = {
    edition: readEdition('uz'),
    publicUrl: 'https://karvon.example',
    today: '2026-11-21',
    offered: null,
  };
  const facts = { locale, messages: catalogue(locale), traceId: 'trace-1', structuredData: '' };
  const Component = () => (
    <DocumentContext value={facts}>
      <HomePage places={[buildPlace()]} directions={directions} news={[]} {...data} />
    </DocumentContext>
  );
  const routes = [
    { id: 'root', path: '*', Component, loader: () => site, HydrateFallback: () => null },
  ];
  const page = renderPage(routes, { locale, path });
  // The first test also compiles the modules.
  await screen.findByRole('heading', { level: 1 }, { timeout: 10_000 });
  return page;
}
beforeAll(loadLateParts);
const titles = { ru: 'Популярные направления', uz: 'Mashhur yoʻnalishlar' };
const section = (locale: Locale) =>
  screen.queryByRole('heading', { name: titles[locale] })?.closest('section');

test.each([
  ['ru', /от 1\s485\s000\sсум/, /ср, 9 декабря цена 3\sч назад/],
  ['uz', /1\s485\s000\ssoʻmdan/, /Chor, 9-\u2060dekabr narx 3\ssoat oldin/],
] as const)(
  'a direction links to a search and shows its price, day and age (%s)',
  async (locale, price, day) => {
    const { container } = await show({}, locale);
    const link = within(section(locale)!).getByRole('link', { name: price });
    expect(link).toHaveTextContent(day);
    expect(link).toHaveAttribute('href', `/${locale}/air-tickets?from=TAS&to=MOW&out=2026-12-09`);
    expect(await axe(container)).toHaveNoViolations();
  },
);

test('skeletons stand in for late prices', async () => {
  let response: (found: Directions) => void = () => undefined;
  await show({ directions: new Promise((resolve) => (response = resolve)) });
  expect(within(section('ru')!).queryByRole('link')).toBeNull();
  expect(within(section('ru')!).getAllByRole('listitem')).toHaveLength(6);
  response(directions);
  expect(await screen.findByRole('link', { name: /1\s485\s000/ })).toBeVisible();
});

test.each([
  ['ru', 'Узнать цену', 'сб, 5 декабря'],
  ['uz', 'Narxni bilish', 'Shan, 5-\u2060dekabr'],
] as const)(
  'a server that has just started and knows no prices shows as many cities as there were skeletons (%s)',
  async (locale, price, day) => {
    const cities = ['MOW', 'IST', 'DXB', 'LED', 'SEL'].map((code) =>
      buildCity({ code, city: code }),
    );
    let response: (found: Directions) => void = () => undefined;
    await show({ directions: new Promise((resolve) => (response = resolve)) }, locale);
    const waited = within(section(locale)!).getAllByRole('listitem').length;
    response({ ...directions, unpriced: cities });
    const [first] = await screen.findAllByRole('link', {
      name: new RegExp(price),
    });
    expect(first).toHaveTextContent(day);
    expect(first).toHaveAttribute('href', `/${locale}/air-tickets?from=TAS&to=MOW&out=2026-12-05`);
    expect(within(section(locale)!).getAllByRole('listitem')).toHaveLength(waited);
  },
);

test.each([
  ['the API is silent', null],
  ['there are no prices', { ...directions, directions: [] }],
])('when %s there are no directions at all', async (_, found) => {
  await show({ directions: found });
  expect(section('ru')).toBeUndefined();
});

test('every form has an address', async () => {
  await show();
  const tabs = within(screen.getByRole('navigation', { name: 'Что ищете' }));
  expect(tabs.getByRole('link', { name: 'Авиабилеты' })).toHaveAttribute('aria-current', 'page');
  expect(tabs.getByRole('link', { name: 'Отели' })).toHaveAttribute('href', '/ru?tab=hotel');
  expect(tabs.getByRole('link', { name: 'Мой заказ' })).toHaveAttribute('href', '/ru?tab=order');
  expect(screen.getByRole('combobox', { name: 'Откуда' })).toHaveValue('Ташкент');
});

test('rail tickets are ordered by phone', async () => {
  await show();
  expect(screen.getByRole('button', { name: 'Спросить о поезде' })).toBeVisible();
  expect(screen.getByRole('link', { name: /205-01-42/ })).toHaveAttribute(
    'href',
    'tel:+998712050142',
  );
});

test('a link to a messenger says that it opens a new tab', async () => {
  await show();
  expect(
    screen.getByRole('link', { name: 'Telegram (откроется в новой вкладке)' }),
  ).toHaveAttribute('target', '_blank');
});
