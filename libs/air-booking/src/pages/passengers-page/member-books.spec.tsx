import { createAirOrder } from '@karvon/contract';
import { userCookie } from '@karvon/session';
import { buildFare, buildTraveller, buildUser, refuse, setupApi } from '@karvon/testing';
import { screen, waitFor } from '@testing-library/react';
import { family, network } from '../../gallery/air-booking-gallery';
import type { TravellerSlot } from '../../model/traveller-slot';
import { books, fillByKeyboard, openPassengers } from './passengers-page.fixture';

jest.setTimeout(60_000);

const fare = buildFare({
  total: { amount: 4_280_000_00, currency: 'UZS' },
  pointsSpendable: 1_000,
});
const api = setupApi(...network({ ...family, fares: [fare] }));
afterEach(() => sessionStorage.clear());
const member = buildUser({ settings: { TotalPoints: 800 } });
const book = () => screen.getByRole('button', { name: /^Забронировать/ });
const spendBox = () => screen.getByRole('checkbox', { name: 'Оплатить часть баллами' });

test('points are spent only when ticked, no more than there are, and come off the price on the button', async () => {
  const sent = jest.fn();
  const booked = jest.fn();
  api.use(books((body) => sent(body.pointsToSpend, body.expectedTotal.amount)));
  const { user } = openPassengers('ru', '', { user: member, onBooked: booked });
  await screen.findByRole('checkbox', { name: 'Оплатить часть баллами' }, { timeout: 10_000 });
  // Nothing that costs money starts ticked; only the consent to the offer does.
  expect(screen.getAllByRole('checkbox', { checked: true })).toEqual([
    screen.getByRole('checkbox', { name: /оферты/ }),
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
