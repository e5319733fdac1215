import { createHotelOrder, type CreateHotelOrder } from '@karvon/contract';
import { readEdition } from '@karvon/edition';
// eslint-disable-next-line no-restricted-imports -- only the spec beside it imports this file
import * as testing from '@karvon/testing';
import { ToastProvider } from '@karvon/ui-kit';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { Outlet, useLocation } from 'react-router';
import { HotelBookingPage, loadGuestForm, type HotelBookingPageProps } from './hotel-booking-page';

// The code of the form is compiled before the time of a test begins.
beforeAll(loadGuestForm);

const { respond: response, buildHotelOrder, renderPage } = testing;

/** Accepts every booking; `sent` receives the body and the idempotency key. */
export const books = (sent: (body: CreateHotelOrder, key: string | null) => void) =>
  response(createHotelOrder, ({ body, headers }) => {
    sent(body, headers.get('idempotency-key'));
    return { order: buildHotelOrder(), accessToken: '' };
  });

function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

/** Toasts stay when the page changes, as in the application. */
function Toasts() {
  return (
    <ToastProvider label="" closeLabel="">
      <Outlet />
    </ToastProvider>
  );
}

export function openBooking(
  locale: 'ru' | 'uz' = 'ru',
  query = '',
  slots: Pick<HotelBookingPageProps, 'support' | 'contacts' | 'guest'> = {},
) {
  const page = (
    <HotelBookingPage
      offerId="hotel-offer-1"
      edition={readEdition('uz')}
      backTo={`/${locale}/hotel/SKD-001`}
      hotelsTo={`/${locale}/hotel`}
      legalText={(id) => <p>{`text of ${id}`}</p>}
      {...slots}
    />
  );
  return renderPage(
    [
      {
        Component: Toasts,
        children: [
          { path: '/:lang/hotel/booking', Component: () => page },
          { path: '*', Component: Address },
        ],
      },
    ],
    { locale, path: `/${locale}/hotel/booking?offer=hotel-offer-1&hotel=SKD-001${query}` },
  );
}

/** Fills in the form by keyboard, moving by Tab; ends on the button. */
export async function fillByKeyboard(user: UserEvent): Promise<void> {
  const [name] = await screen.findAllByRole('textbox');
  name!.focus();
  await user.keyboard('Дилноза Каримова{Tab}');
  // The first Tab stop of a phone field is its prefix.
  await user.keyboard('{Tab}90 123 45 67{Tab}d.karimova@mail.uz{Tab}');
  await user.keyboard('{Enter}{Tab}{Tab}{Tab}');
  await user.keyboard("Oʻgʻiloy{Tab}G'ayratova{Tab}{Tab}");
  await user.keyboard('Тихий этаж{Tab} ');
  screen.getByRole('button', { name: /Забронировать|Bron qilish/ }).focus();
}
