import { KeepDraft } from '@karvon/checkout';
import { createAirOrder, type CreateAirOrder, type User } from '@karvon/contract';
import { readEdition } from '@karvon/edition';
import { SessionProvider, userCookie } from '@karvon/session';
// eslint-disable-next-line no-restricted-imports -- only the spec beside it imports this file
import { respond, buildOrder, renderPage } from '@karvon/testing';
import { loadStillParts, ToastProvider } from '@karvon/ui-kit';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { Outlet, useLocation } from 'react-router';
import { loadPassengerForm, PassengersPage, type PassengersPageProps } from './passengers-page';

// The code of the form is compiled before the time of a test begins.
beforeAll(async () => {
  await loadPassengerForm();
  await loadStillParts();
});

/** Books whatever comes; `sent` sees bodies and keys. */
export const books = (sent: (body: CreateAirOrder, key: string | null) => void) =>
  respond(createAirOrder, ({ body, headers }) => {
    sent(body, headers.get('idempotency-key'));
    return { order: buildOrder(), accessToken: '' };
  });

function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

/** Outlives the page, as in the application. */
function Toasts({ user }: { user: User | null }) {
  return (
    <SessionProvider user={user}>
      <ToastProvider label="" closeLabel="">
        <Outlet />
      </ToastProvider>
    </SessionProvider>
  );
}

export function openPassengers(
  locale: 'ru' | 'uz' = 'ru',
  query = '',
  {
    user = null,
    ...slots
  }: Omit<Partial<PassengersPageProps>, 'offerId' | 'fareId'> & { user?: User | null } = {},
) {
  const { name, value } = userCookie(user);
  document.cookie = `${name}=${value}`;
  const edition = readEdition('uz');
  const page = (
    <PassengersPage
      offerId="offer-1"
      fareId="light"
      edition={edition}
      today="2026-11-21"
      backTo={`/${locale}/air-tickets`}
      legalText={(id) => <p>{`text of ${id}`}</p>}
      keepDraft={<KeepDraft product="air" />}
      {...slots}
    />
  );
  return renderPage(
    [
      {
        Component: () => <Toasts user={user} />,
        children: [
          { path: '/:lang/air-tickets/offer/:offerId/passengers', Component: () => page },
          { path: '*', Component: Address },
        ],
      },
    ],
    { locale, path: `/${locale}/air-tickets/offer/offer-1/passengers?fare=light${query}` },
  );
}

/**
 * Fills the form as a person without a mouse does: Tab from field to field. The radios keep male for the adult; the child
 * is a girl. Ends on the button.
 */
export async function fillByKeyboard(user: UserEvent): Promise<void> {
  const [phone] = await screen.findAllByRole('textbox');
  phone!.focus();
  const skip = '{Tab}';
  await user.keyboard('90 123 45 67{Tab}d.karimov@mail.uz{Tab}{Tab}{Tab}');
  await user.keyboard(
    `${skip}Каримов{Tab}Ўткир{Tab}{Tab}09031990{Tab}${skip}аа 1234567{Tab}{Tab}${skip}`,
  );
  await user.keyboard('{ArrowRight}{Tab}Karimova{Tab}Malika{Tab}{Tab}1.5.2018{Tab}');
  await user.keyboard(`${skip}FA7654321{Tab}{Tab}${skip}`);
  // Bags and seats stand after the passengers, each chosen one with a button that takes it back.
  const extras = screen.queryByRole('region', { name: /^(Багаж и места|Bagaj va joylar)$/ });
  if (extras)
    for (const _button of within(extras).queryAllByRole('button')) await user.keyboard(skip);
  // A member's points stand before the consents; the link in the consent comes after its box.
  if (screen.queryByRole('checkbox', { name: 'Оплатить часть баллами' })) await user.keyboard(skip);
  await user.keyboard(' ');
}
