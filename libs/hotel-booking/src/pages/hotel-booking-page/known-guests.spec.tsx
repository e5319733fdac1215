import { buildTraveller, setupApi } from '@karvon/testing';
import { screen } from '@testing-library/react';
import { network } from '../../gallery/hotel-booking-gallery';
import type { GuestSlot } from '../../model/guest-slot';
import { openBooking } from './hotel-booking-page.fixture';

setupApi(...network());
afterEach(() => sessionStorage.clear());

test('the account fills in the booker’s empty fields only', async () => {
  const { user } = openBooking('ru', '', {
    contacts: ({ fill }) => (
      <button
        type="button"
        onClick={() => fill({ name: 'Алишер Каримов', phone: '+998901234567', email: 'a@mail.uz' })}
      >
        Account
      </button>
    ),
  });
  const email = await screen.findByLabelText('E-mail');
  await user.type(email, 'b@mail.uz');
  await user.click(screen.getByRole('button', { name: 'Account' }));
  expect(screen.getByLabelText('Имя и фамилия')).toHaveValue('Алишер Каримов');
  expect(email).toHaveValue('b@mail.uz');
  expect(await screen.findByDisplayValue('90 123-45-67')).toBeVisible();
});

test('the booker becomes the first guest by one press, while that guest has no name', async () => {
  const { user } = openBooking();
  const booker = await screen.findByLabelText('Имя и фамилия');
  const same = () => screen.queryByRole('button', { name: /Заполнить данными покупателя/ });
  await user.type(booker, 'Алишер');
  expect(same()).not.toBeInTheDocument();
  await user.type(booker, ' Каримов');
  await user.click(same()!);
  const [name] = screen.getAllByLabelText('Имя');
  const [surname] = screen.getAllByLabelText('Фамилия');
  expect(name).toHaveValue('Алишер');
  expect(surname).toHaveValue('Каримов');
  expect(name).toHaveFocus();
  expect(same()).not.toBeInTheDocument();
});

test('a saved traveller fills in a guest; ages are compared on the day of arrival', async () => {
  const { user } = openBooking('ru', '', {
    guest: ({ index, fits, fill }: GuestSlot) => (
      <button type="button" onClick={() => fill(buildTraveller())}>
        {`${index}: ${fits('1990-05-01')}, ${fits('2018-12-10')}, ${fits('2018-12-11')}`}
      </button>
    ),
  });
  expect(await screen.findByRole('button', { name: '0: true, false, false' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: '1: false, true, false' }));
  expect(screen.getAllByLabelText('Фамилия')[1]).toHaveValue('KARIMOVA');
  expect(screen.getAllByLabelText('Фамилия')[0]).toHaveValue('');
});
