import { createAirOrder, deleteDraft, getDraft, saveDraft } from '@karvon/contract';
import { forgetPrivate, userCookie } from '@karvon/session';
import { respond, buildFare, buildTraveller, buildUser, refuse, setupApi } from '@karvon/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { family, network } from '../../gallery/air-booking-gallery';
import type { TravellerSlot } from '../../model/traveller-slot';
import { books, fillByKeyboard, openPassengers } from './passengers-page.fixture';

const fare = buildFare({
  total: { amount: 4_280_000_00, currency: 'UZS' },
  pointsSpendable: 1_000,
});
const saved = jest.fn();
const api = setupApi(
  ...network({ ...family, fares: [fare] }),
  respond(getDraft, { draft: null }),
  respond(saveDraft, ({ params, body }) => {
    saved(params.product, JSON.parse(body.content));
    return { until: '2026-11-28T00:00:00.000Z' };
  }),
);
afterEach(() => {
  cleanup();
  forgetPrivate();
  saved.mockClear();
});
const member = buildUser({ settings: { TotalPoints: 800 } });
const book = () => screen.getByRole('button', { name: /^Забронировать/ });
const spendBox = () => screen.getByRole('checkbox', { name: 'Оплатить часть баллами' });

/** The visitor turns to another app; a phone may end the tab from now on. */
function hideTab() {
  const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  hidden.mockRestore();
}
const surnames = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Фамилия' });
const choice = () => screen.findByRole('checkbox', { name: /в моём аккаунте/ });

test('points are spent only when ticked, no more than there are, and come off the price on the button', async () => {
  const sent = jest.fn();
  const booked = jest.fn();
  api.use(books((body) => sent(body.pointsToSpend, body.expectedTotal.amount)));
  const { user } = openPassengers('ru', '', { user: member, onBooked: booked });
  await screen.findByRole('checkbox', { name: 'Оплатить часть баллами' }, { timeout: 10_000 });
  const draftBox = await choice();
  // Nothing that costs money starts ticked; the consent to the offer and the draft in the account do.
  expect(screen.getAllByRole('checkbox', { checked: true })).toEqual([
    screen.getByRole('checkbox', { name: /оферты/ }),
    draftBox,
  ]);
  expect(spendBox()).not.toBeChecked();
  expect(screen.getByText(/У вас 800\sбаллов. На этот билет можно списать до 800/)).toBeVisible();
  await fillByKeyboard(user);
  await user.click(spendBox());
  const before = book().textContent;
  await user.clear(screen.getByRole('spinbutton', { name: 'Сколько баллов списать' }));
  await user.type(screen.getByRole('spinbutton', { name: 'Сколько баллов списать' }), '500');
  await user.tab();
  expect(book().textContent).not.toBe(before);
  await user.click(book());
  await waitFor(() => expect(sent).toHaveBeenCalledWith(500, 4_280_000_00));
  await waitFor(() => expect(booked).toHaveBeenCalledWith([]));
});

test('who is to be saved is kept with what is typed, through a reload', async () => {
  const booked = jest.fn();
  api.use(books(() => undefined));
  const keep = () => screen.getAllByRole('checkbox', { name: 'Сохранить' })[1]!;
  const options = {
    user: member,
    onBooked: booked,
    traveller: ({ toSave, onToSave }: TravellerSlot) => (
      <label>
        <input
          type="checkbox"
          tabIndex={-1}
          checked={toSave}
          onChange={(event) => onToSave(event.target.checked)}
        />
        Сохранить
      </label>
    ),
  };
  const before = openPassengers('ru', '', options);
  await screen.findAllByRole('checkbox', { name: 'Сохранить' }, { timeout: 10_000 });
  await before.user.click(keep());
  before.unmount();
  const { user } = openPassengers('ru', '', options);
  await screen.findAllByRole('checkbox', { name: 'Сохранить' }, { timeout: 10_000 });
  expect(keep()).toBeChecked();
  await fillByKeyboard(user);
  await user.click(book());
  await waitFor(() =>
    expect(booked).toHaveBeenCalledWith([expect.objectContaining({ type: 'child' })]),
  );
});

test('what a member types is in the account before the tab can end, without the consents', async () => {
  const { user } = openPassengers('ru', '', { user: member });
  await choice();
  await user.type(surnames()[0]!, 'KARIMOV');
  await user.click(screen.getByRole('checkbox', { name: /персональных данных/ }));
  hideTab();
  await waitFor(() => expect(saved).toHaveBeenCalled());
  const [product, draft] = saved.mock.lastCall as [string, Record<string, object>];
  expect(product).toBe('air');
  expect(draft).toMatchObject({
    'draft.air': { passengers: [{ surname: 'KARIMOV' }, {}] },
    'draft.air-place': { offerId: 'offer-1' },
  });
  expect(JSON.stringify(draft)).not.toContain('consents');
});

test('another device begins with what the account has; what is typed there first stays', async () => {
  const before = openPassengers('ru', '', { user: member });
  await choice();
  await before.user.type(surnames()[0]!, 'KARIMOV');
  await before.user.type(surnames()[1]!, 'KARIMOVA');
  hideTab();
  await waitFor(() => expect(saved).toHaveBeenCalled());
  const content = JSON.stringify(saved.mock.lastCall![1]);
  before.unmount();
  forgetPrivate();
  let arrive = (): void => undefined;
  const requested = new Promise<void>((resolve) => (arrive = resolve));
  api.use(
    respond(getDraft, async () => {
      await requested;
      return { draft: { content, until: '2026-11-28T00:00:00.000Z' } };
    }),
  );
  const { user } = openPassengers('ru', '', { user: member });
  await screen.findAllByRole('textbox', { name: 'Фамилия' }, { timeout: 10_000 });
  await user.type(surnames()[1]!, 'SALIMOVA');
  arrive();
  await waitFor(() => expect(surnames()[0]).toHaveValue('KARIMOV'));
  expect(surnames()[1]).toHaveValue('SALIMOVA');
  expect(screen.getByRole('checkbox', { name: /персональных данных/ })).not.toBeChecked();
});

test('a member who does not want it leaves nothing in the account', async () => {
  const forgotten = jest.fn();
  api.use(
    respond(deleteDraft, ({ params }) => {
      forgotten(params.product);
      return { ok: true as const };
    }),
  );
  const { user } = openPassengers('ru', '', { user: member });
  await user.click(await choice());
  await waitFor(() => expect(forgotten.mock.calls.flat().sort()).toEqual(['air', 'hotel']));
  await user.type(surnames()[0]!, 'YULDASHEV');
  hideTab();
  await user.click(await choice());
  await user.type(surnames()[0]!, 'A');
  hideTab();
  await waitFor(() => expect(JSON.stringify(saved.mock.calls)).toContain('"YULDASHEVA"'));
  expect(JSON.stringify(saved.mock.calls)).not.toContain('"YULDASHEV"');
});

test('a session that ends in the middle asks for the way in and keeps the form', async () => {
  api.use(refuse(createAirOrder, { code: 'session-required', status: 401 }));
  const ended = jest.fn();
  const { user } = openPassengers('ru', '', { user: member, onSessionEnded: ended });
  await screen.findByRole('checkbox', { name: 'Оплатить часть баллами' }, { timeout: 10_000 });
  await fillByKeyboard(user);
  const surname = screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Фамилия' })[0]!;
  const typed = surname.value;
  await user.click(spendBox());
  // As the storefront's server does with that answer.
  document.cookie = `${userCookie(null).name}=; path=/; max-age=0`;
  await user.click(book());
  await waitFor(() => expect(ended).toHaveBeenCalled());
  expect(surname).toHaveValue(typed);
  expect(await screen.findByText('Войдите в аккаунт, чтобы продолжить.')).toBeVisible();
});

test('a guest is offered no points; a saved person fills a passenger in', async () => {
  const { user } = openPassengers('ru', '', {
    traveller: ({ index, fill }) => (
      <button type="button" onClick={() => fill(buildTraveller())}>
        {index}
      </button>
    ),
  });
  await user.click(await screen.findByRole('button', { name: '1' }, { timeout: 10_000 }));
  expect(screen.queryByRole('checkbox', { name: 'Оплатить часть баллами' })).toBeNull();
  expect(screen.getAllByRole('textbox', { name: 'Фамилия' })[1]).toHaveValue('KARIMOVA');
  expect(screen.getAllByRole('textbox', { name: /Дата рождения/ })[1]).toHaveValue('01.05.1990');
  expect(screen.getAllByRole('textbox', { name: 'Фамилия' })[0]).toHaveValue('');
});
