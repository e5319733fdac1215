import { renderPage } from '@karvon/testing';
import { forgetPrivate } from '@karvon/session';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { draftPlace, writeCheckoutDraft } from '../../model/checkout-draft';
import { startCheckout } from '../../model/checkout-form';
import { ContinueBooking } from './continue-booking';

const begin = () =>
  writeCheckoutDraft(
    {
      offerId: 'offer-1',
      query: { from: 'TAS', fare: 'light' },
      from: 'Ташкент',
      to: 'Москва',
      lang: 'ru',
      date: '2026-12-14',
    },
    startCheckout({
      travellers: { adult: 1, child: 0, baby: 0 },
      citizenship: 'UZ',
      consents: { personalDataTicked: false, offerTicked: false },
    }),
  );
beforeEach(forgetPrivate);

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
  expect(await screen.findByText('Parvoz: 2026-yil 14-dekabr')).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^\/uz\//));
});

test('nothing begun, nothing shown', () => {
  const { container } = renderPage(<ContinueBooking />);
  expect(container).toBeEmptyDOMElement();
});
