import { renderPage } from '@karvon/testing';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { PriceNews, PriceQuestion, seenPrice } from '../index';

const soums = (amount: number) => ({ amount: amount * 100, currency: 'UZS' as const });

test('the price in the address is read, other values are ignored', () => {
  expect(seenPrice(new URLSearchParams('seen=100'), 'UZS')).toEqual({
    amount: 100,
    currency: 'UZS',
  });
  expect(seenPrice(new URLSearchParams('seen=1e9'), 'UZS')).toBeNull();
});

test.each([
  ['air' as const, /выросла: была 1\s000\s000.*Авиакомпания изменила её/],
  ['hotel' as const, /выросла: была 1\s000\s000.*Отель изменил её/],
])('a higher price is shown with who changed it: %s', (product, text) => {
  renderPage(<PriceNews product={product} before={soums(1_000_000)} now={soums(1_100_000)} />);
  expect(screen.getByText(text)).toBeVisible();
});

test('a lower price is shown; an equal or unknown earlier price is not', () => {
  const { container, unmount } = renderPage(
    <>
      <PriceNews product="air" before={soums(1)} now={soums(1)} />
      <PriceNews product="air" before={null} now={soums(1)} />
    </>,
  );
  expect(container).toBeEmptyDOMElement();
  unmount();
  renderPage(<PriceNews product="air" before={soums(2)} now={soums(1)} />);
  expect(screen.getByText(/^Цена снизилась/)).toBeVisible();
});

test('a higher price is booked only after a confirmation', async () => {
  const accepted = jest.fn();
  const { user, container } = renderPage(
    <PriceQuestion
      product="hotel"
      open
      repriced={{ before: soums(1_000_000), now: soums(1_100_000) }}
      backTo="/ru/hotel/SKD-001"
      onAccept={accepted}
      onClose={() => undefined}
    />,
  );
  expect(await screen.findByText(/^Отель изменил цену.*данные гостей сохранены/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Выбрать другой номер' })).toHaveAttribute(
    'href',
    '/ru/hotel/SKD-001',
  );
  expect(await axe(container)).toHaveNoViolations();
  await user.click(screen.getByRole('button', { name: /^Забронировать за 1\s100\s000/ }));
  expect(accepted).toHaveBeenCalled();
});
