/** @jest-environment jest-fixed-jsdom */
import { SignInDialogs } from '@karvon/auth';
import { getIp, listCountries, login, writeJournal, type JournalEntry } from '@karvon/contract';
import { readEdition } from '@karvon/edition';
import { openJournal } from '@karvon/telemetry';
import { refuse, renderPage, respond, setupApi } from '@karvon/testing';
import { ToastProvider } from '@karvon/ui-kit';
import { screen, waitFor } from '@testing-library/react';
import { getQueryClient } from '../data/query-client';

const entries: JournalEntry[] = [];
const api = setupApi(
  respond(listCountries, { countries: [] }),
  respond(getIp, { ip: '203.0.113.0' }),
  respond(writeJournal, ({ body }) => {
    entries.push(...body);
    return { accepted: body.length };
  }),
);

beforeAll(() =>
  openJournal({
    product: 'storefront',
    environment: 'production',
    build: 'a1b2c3',
    locale: 'ru',
    source: 'uz',
  }),
);
beforeEach(() => {
  entries.length = 0;
});

test('a wrong PIN is reported to the journal, without the phone and the PIN', async () => {
  api.use(refuse(login, { code: 'wrong-login', status: 401 }));
  const { user } = renderPage(
    <ToastProvider label="" closeLabel="">
      <SignInDialogs
        open
        onClose={() => undefined}
        edition={readEdition('uz')}
        registerTo="/ru/auth/register"
        onSignedIn={() => undefined}
      />
    </ToastProvider>,
    { queryClient: getQueryClient() },
  );
  await user.type(screen.getByRole('textbox', { name: 'Телефон' }), '90 123 45 67');
  await user.type(screen.getByLabelText('Пин-код'), 'aB3xy9');
  await user.click(screen.getAllByRole('checkbox')[0]!);
  await user.click(screen.getByRole('button', { name: 'Войти' }));
  await screen.findByRole('alert');
  await waitFor(() => expect(entries).toHaveLength(1), { timeout: 5_000 });
  expect(entries[0]).toMatchObject({
    level: 'error',
    text: expect.stringContaining('wrong-login (401)'),
    context: { call: 'login', code: 'wrong-login', status: '401' },
  });
  expect(JSON.stringify(entries)).not.toMatch(/1234567|123 45 67|aB3xy9/);
});
