import type { PriceAlertLink } from '@karvon/contract';
import { buildCity, buildPlace, buildPriceAlert, renderPage } from '@karvon/testing';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { PriceAlertPage } from './price-alert-page';

const { email: _, ...watched } = buildPriceAlert();
const linkTo = (
  link: PriceAlertLink['link'],
  status: PriceAlertLink['alert']['status'],
): PriceAlertLink => ({ link, alert: { ...watched, status } });
const open = (
  link: PriceAlertLink | null,
  locale: 'ru' | 'uz' = 'ru',
  problem?: { code: string },
) => renderPage(<PriceAlertPage link={link} problem={problem} />, { locale });
const form = () => screen.getByRole('button').closest('form')!;

test.each([
  ['ru', 'Подтвердите E-mail', 'Подтвердить E-mail'],
  ['uz', 'E-mailni tasdiqlang', 'E-mailni tasdiqlash'],
] as const)(
  'the link of the first e-mail asks for a click, in a form without scripts (%s)',
  async (...of) => {
    const [locale, title, press] = of;
    const { container } = open(linkTo('confirm', 'waiting'), locale);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByRole('button', { name: press })).toBeVisible();
    expect(form()).toHaveAttribute('method', 'post');
    expect(await axe(container)).toHaveNoViolations();
  },
);

test('the link of later e-mails stops the alert, after a click', () => {
  open(linkTo('stop', 'active'));
  expect(screen.getByRole('heading', { name: 'Отключить письма о цене?' })).toBeVisible();
  expect(screen.getByRole('heading', { name: /^Ташкент\s— Москва$/ })).toBeVisible();
  expect(screen.getByText(/1\s900\s000\sсум/)).toBeVisible();
  expect(form()).toHaveAttribute('method', 'post');
  expect(screen.getByRole('link', { name: 'Посмотреть билеты' })).toHaveAttribute(
    'href',
    '/ru/air-tickets?from=TAS&to=MOW&out=2026-12-14',
  );
});

test.each([
  ['confirm', 'active', 'Следим за ценой'],
  ['confirm', 'ended', 'Письма отключены'],
  ['stop', 'ended', 'Письма отключены'],
] as const)('a %s link to an alert that is %s asks nothing', (link, status, title) => {
  open(linkTo(link, status));
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('an invalid link is reported, with a link to the search', () => {
  open(null);
  expect(screen.getByRole('heading', { name: 'Ссылка больше не действует' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Найти билеты' })).toHaveAttribute(
    'href',
    '/ru/air-tickets',
  );
});

test('a click without effect is explained', () => {
  open(linkTo('confirm', 'waiting'), 'ru', { code: 'validation-failed' });
  expect(screen.getByRole('alert')).toHaveTextContent(/за десятью поисками/);
});

test('a trip of several legs names all its cities and links to its results', () => {
  const { link, alert } = linkTo('stop', 'active');
  const onward = [
    {
      origin: buildCity(),
      destination: buildPlace({ code: 'IST', city: 'Стамбул' }),
      out: '2026-12-20',
    },
  ];
  open({ link, alert: { ...alert, onward } });
  expect(screen.getByRole('heading', { name: /^Ташкент\s— Москва\s— Стамбул/ })).toBeVisible();
  expect(screen.getByText(/14–\u206020\sдекабря/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Посмотреть билеты' })).toHaveAttribute(
    'href',
    '/ru/air-tickets?from=TAS&to=MOW&out=2026-12-14&then=MOW-IST-2026-12-20',
  );
});
