import { buildHotelOffer, renderPage } from '@karvon/testing';
import { screen } from '@testing-library/react';
import { CancellationNote } from './cancellation-note';

const strict = (whereToPay: 'now' | 'at-hotel') => {
  const offer = buildHotelOffer({ whereToPay });
  const steps = [{ from: null, penalty: offer.total }];
  return { ...offer, cancellation: { freeUntil: null, steps } };
};
const untilPaid = /До оплаты отмена бесплатна/;

test('the terms of a strict tariff begin with the payment, and at once where the hotel is paid', async () => {
  const { unmount } = renderPage(<CancellationNote offer={strict('now')} />);
  expect(await screen.findByText(untilPaid)).toBeVisible();
  unmount();
  renderPage(<CancellationNote offer={strict('at-hotel')} />);
  expect(await screen.findByText('Бесплатной отмены нет')).toBeVisible();
  expect(screen.queryByText(untilPaid)).toBeNull();
});
