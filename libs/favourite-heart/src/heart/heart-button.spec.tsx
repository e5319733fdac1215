import { deleteFavourite, keepFavourites, listFavourites, type Favourite } from '@karvon/contract';
import { userCookie } from '@karvon/session';
import {
  buildHotelOffer,
  buildOffer,
  buildUser,
  refuse,
  renderPage,
  respond,
  setupApi,
} from '@karvon/testing';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import type { HeartSubject } from '../store/heart-subject';
import { onRefused } from '../store/heart-state';
import { useFavourites } from '../store/use-favourites';
import { HeartButton } from './heart-button';

const api = setupApi();
const search = { from: 'TAS', to: 'MOW', out: '2026-12-14' };
const flight: HeartSubject = { flight: buildOffer(), search };
const hotel: HeartSubject = { hotel: 'UZB17', stay: null, offer: buildHotelOffer() };

function Shown({ subjects }: { subjects: HeartSubject[] }) {
  const kept = useFavourites();
  return (
    <>
      {subjects.map((subject, index) => (
        <HeartButton key={index} subject={subject} name={`offer ${index}`} />
      ))}
      <output>{JSON.stringify(kept?.map(({ item }) => item))}</output>
    </>
  );
}
const show = (...subjects: HeartSubject[]) => renderPage(<Shown subjects={subjects} />);
const heart = (index = 0) => screen.getByRole('button', { name: `В избранное: offer ${index}` });
const pressed = (is: boolean, index = 0) =>
  waitFor(() => expect(heart(index)).toHaveAttribute('aria-pressed', String(is)));
const kept = () => JSON.parse(screen.getByRole('status').textContent || '[]') as string[];

/** Another visitor each time, because the store's state survives a test. */
let users = 0;
function signIn() {
  const user = buildUser({ id: `user-${(users += 1)}` });
  const { name, value } = userCookie(user);
  document.cookie = `${name}=${value}`;
  return user;
}
afterEach(() => {
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  document.cookie = `${userCookie(null).name}=; max-age=0`;
});

test('a heart adds a favourite, is pressed on every card of the same flight, and removes it', async () => {
  const again: HeartSubject = { flight: buildOffer({ id: 'other seller' }), search };
  const { user, container } = show(flight, again, hotel);
  await pressed(false);
  await user.click(heart());
  await pressed(true);
  await pressed(true, 1);
  await pressed(false, 2);
  await user.click(heart(2));
  await waitFor(() => expect(kept()).toHaveLength(2));
  expect(kept()[0]).toBe('hotel.UZB17');
  expect(await axe(container)).toHaveNoViolations();
  await user.click(heart(1));
  await pressed(false);
});

test('a favourite survives a reload', async () => {
  const first = show(flight);
  await first.user.click(heart());
  await pressed(true);
  first.unmount();
  show(flight);
  await pressed(true);
});

test('signing in adds the device’s favourites to those of the account', async () => {
  const guest = show(flight);
  await guest.user.click(heart());
  await pressed(true);
  guest.unmount();

  signIn();
  const older: Favourite = { item: 'hotel.SKD-1', price: null };
  const sent = jest.fn();
  api.use(
    respond(keepFavourites, ({ body }) => {
      sent(body);
      return { favourites: [...body.favourites, older] };
    }),
    respond(deleteFavourite, { ok: true }),
  );
  show(flight);
  await waitFor(() => expect(kept()).toContain(older.item));
  await pressed(true);
  expect(sent).toHaveBeenCalledTimes(1);
  expect(sent.mock.calls[0][0].favourites[0].price).toEqual(buildOffer().fares[0]!.total);
});

test('a change that the server refuses is undone and reported', async () => {
  signIn();
  const told = jest.fn();
  const stop = onRefused(told);
  api.use(
    respond(listFavourites, { favourites: [] }),
    refuse(keepFavourites, { code: 'internal-error', status: 500 }),
  );
  const { user } = show(hotel);
  await pressed(false);
  await user.click(heart());
  await waitFor(() => expect(told).toHaveBeenCalledTimes(1));
  await pressed(false);
  stop();
});
