import { money } from '@karvon/money';
import { buildExtrasOffer, buildOrder, renderPage } from '@karvon/testing';
import { screen } from '@testing-library/react';
import { ExtrasButton } from './extras-button';

// The network is away when the dialog is asked for.
jest.mock('./extras-dialog', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

const nothing = () => undefined;

test('the button says that there is no network, and the page stays', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user } = renderPage(
    <ExtrasButton
      label="Добавить багаж или места"
      trip={buildOrder()}
      zero={money(0, 'UZS')}
      query={{ queryKey: ['extras'], queryFn: async () => buildExtrasOffer() }}
      before={[]}
      draft={null}
      onDraft={nothing}
      onSave={nothing}
      none={null}
    />,
  );
  const name = 'Добавить багаж или места';
  await user.click(screen.getByRole('button', { name }));
  expect(await screen.findByText(/^Нет связи/)).toBeVisible();
  expect(screen.getByRole('button', { name })).toBeVisible();
});
