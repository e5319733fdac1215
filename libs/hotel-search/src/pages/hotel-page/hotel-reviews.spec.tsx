import { describeHotel, type GuestReview } from '@karvon/contract';
import { respond, buildHotelDescription, renderPage, setupApi } from '@karvon/testing';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { PlaceMap } from '@karvon/street-map';
import { hotelWithOffers } from '../../gallery/hotel-search-gallery';
import { HotelPage } from './hotel-page';

const api = setupApi(...hotelWithOffers);
const open = () =>
  renderPage(
    <HotelPage Place={PlaceMap} code="SKD-001" params={new URLSearchParams()} today="2026-11-21" />,
    { path: '/ru/hotel/SKD-001' },
  );

const words = (index: number, changes: Partial<GuestReview> = {}): GuestReview => ({
  date: `2026-10-0${index}`,
  liked: `Тихо и чисто, ${index}`,
  disliked: '',
  language: 'ru',
  ...changes,
});

test('guests’ words stand with their score, day and language; a dialog has the rest of them', async () => {
  const reviews = [
    words(1, {
      tenths: 90,
      party: 'couple',
      room: 'двухместный стандарт',
      disliked: 'Слышно соседей',
    }),
    words(2, { liked: 'A quiet street', language: 'en' }),
    words(3),
    words(4),
  ];
  api.use(
    respond(describeHotel, buildHotelDescription({ reviews, score: { tenths: 82, reviews: 40 } })),
  );
  const { user, container } = open();
  const part = within(await screen.findByRole('region', { name: 'Отзывы гостей' }));
  const [first] = part.getAllByRole('listitem');
  expect(first).toHaveTextContent(
    /^9,01\sоктября 2026\sг\., вдвоёмДвухместный стандартПонравилосьТихо и чисто, 1Не понравилосьСлышно соседей$/,
  );
  expect(part.getByText('A quiet street')).toHaveAttribute('lang', 'en');
  expect(part.getByRole('img', { name: 'Оценка гостей: 8,2 из 10' })).toBeVisible();
  expect(part.queryByText('Тихо и чисто, 4')).toBeNull();
  expect(screen.getByRole('link', { name: 'Отзывы гостей' })).toHaveAttribute('href', '#reviews');
  await user.click(part.getByRole('button', { name: 'Читать отзывы' }));
  const dialog = await screen.findByRole('dialog', { name: 'Отзывы гостей' });
  expect(within(dialog).getByText('Тихо и чисто, 4')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
}, 30_000);

test('a hotel without words of guests has no heading over them', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByText('Отзывы гостей')).toBeNull();
});
