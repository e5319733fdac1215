import { describeHotel } from '@karvon/contract';
import { forgetPrivate } from '@karvon/session';
import { respond, buildHotelDescription, renderPage, setupApi } from '@karvon/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { ViewedHotels } from './viewed-hotels';
import { hasViewedHotels, rememberHotel, viewedHotels } from './viewed-store';

const today = '2026-11-21';
const stay = { arrival: '2026-12-10', departure: '2026-12-13', adults: 2, ages: [8] };
setupApi(
  respond(describeHotel, ({ body: { HotelCode } }) =>
    buildHotelDescription({ code: HotelCode, name: `Отель ${HotelCode}` }),
  ),
);
beforeEach(() => localStorage.clear());
const open = () =>
  renderPage([{ path: '*', Component: () => <ViewedHotels today={today} /> }], { locale: 'ru' });

test('hotels looked at lead back to their days, the latest first; each may be forgotten', async () => {
  rememberHotel({ code: 'SKD-002', stay: null }, today);
  rememberHotel({ code: 'SKD-001', stay: null }, today);
  rememberHotel({ code: 'SKD-002', stay }, today);
  const { user, container } = open();
  const viewed = within(await screen.findByRole('region', { name: 'Вы смотрели отели' }));
  expect(viewed.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/ru/hotel/SKD-002?in=2026-12-10&out=2026-12-13&adults=2&ages=8',
    '/ru/hotel/SKD-001',
  ]);
  expect(
    viewed.getByRole('link', { name: /^Отель SKD-002.*Самарканд, 10–\u206013\sдекабря$/ }),
  ).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await user.click(viewed.getByRole('button', { name: 'Убрать из списка: Отель SKD-002' }));
  expect(viewed.getAllByRole('link')).toHaveLength(1);
  await user.click(viewed.getByRole('button', { name: 'Очистить' }));
  expect(screen.queryByRole('region')).toBeNull();
  expect(hasViewedHotels()).toBe(false);
});

test('days that are over are dropped, six hotels are kept, and signing out forgets them', async () => {
  for (let at = 1; at <= 8; at += 1) rememberHotel({ code: `SKD-00${at}`, stay }, today);
  expect(viewedHotels(today)).toHaveLength(6);
  expect(viewedHotels('2026-12-11')[0]).toEqual({ code: 'SKD-008', stay: null });
  forgetPrivate();
  open();
  await waitFor(() => expect(hasViewedHotels()).toBe(false));
  expect(screen.queryByRole('region')).toBeNull();
});
