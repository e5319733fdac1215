import { deleteDraft, getDraft } from '@karvon/contract';
import { forgetPrivate, userCookie } from '@karvon/session';
import { respond, buildUser, renderPage, setupApi } from '@karvon/testing';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { draftPlace, writeCheckoutDraft } from '../../model/checkout-draft';
import { startCheckout } from '../../model/start-checkout';
import { ContinueBooking } from './continue-booking';

const api = setupApi();
const place = {
  offerId: 'offer-1',
  query: { from: 'TAS', fare: 'light' },
  from: 'Ташкент',
  to: 'Москва',
  lang: 'ru',
  date: '2026-12-14',
} as const;
const begin = () =>
  writeCheckoutDraft(
    place,
    startCheckout({
      travellers: { adult: 1, child: 0, baby: 0 },
      citizenship: 'UZ',
      consents: { personalDataTicked: false, offerTicked: false },
    }),
  );
function keepCookie(user: Parameters<typeof userCookie>[0]) {
  const { name, value } = userCookie(user);
  document.cookie = `${name}=${value}`;
}
beforeEach(() => {
  forgetPrivate();
  keepCookie(null);
});

test('an unfinished booking is one press away, and may be forgotten', async () => {
  begin();
  const { user, container } = renderPage(<ContinueBooking />);
  expect(await screen.findByText('Ташкент — Москва, 14 декабря 2026 г.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Продолжить' })).toHaveAttribute(
    'href',
    '/ru/air-tickets/offer/offer-1/passengers?from=TAS&fare=light',
  );
  expect(await axe(container)).toHaveNoViolations();
  await user.click(screen.getByRole('button', { name: 'Удалить данные' }));
  expect(screen.queryByRole('region')).toBeNull();
  expect(draftPlace()).toBeNull();
});

test('in the other language the day says enough', async () => {
  begin();
  renderPage(<ContinueBooking />, { locale: 'uz' });
  expect(await screen.findByText('Parvoz: 2026-\u2060yil 14-\u2060dekabr')).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^\/uz\//));
});

test('who is signed in finds what was begun on another device, and forgets it everywhere', async () => {
  keepCookie(buildUser());
  const content = JSON.stringify({ 'draft.air-place': place, 'draft.air': { passengers: [] } });
  const forgotten = jest.fn();
  api.use(
    respond(getDraft, { draft: { content, until: '2026-12-01T00:00:00.000Z' } }),
    respond(deleteDraft, () => {
      forgotten();
      return { ok: true as const };
    }),
  );
  const { user } = renderPage(<ContinueBooking />);
  expect(await screen.findByText('Ташкент — Москва, 14 декабря 2026 г.')).toBeVisible();
  expect(screen.getByText(/в вашем аккаунте не дольше недели/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Удалить данные' }));
  await waitFor(() => expect(forgotten).toHaveBeenCalledTimes(1));
  expect(draftPlace()).toBeNull();
});

test('nothing begun, nothing shown', () => {
  const { container } = renderPage(<ContinueBooking />);
  expect(container).toBeEmptyDOMElement();
});
