import { useState } from 'react';
import { listCountries } from '@karvon/contract';
import { unbroken } from '@karvon/i18n';
import { respond, renderPage, setupApi } from '@karvon/testing';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { useForm, type ResolverResult } from 'react-hook-form';
import { FormPhone, PhoneInput, usePhoneText } from './index';

const requested = jest.fn();
setupApi(
  respond(listCountries, () => {
    requested();
    return {
      countries: [
        {
          flag_url: null,
          name_ru: 'Россия',
          name_uz: 'Rossiya',
          iso_code2: 'RU',
          iso_code3: 'RUS',
          tel_prefix: '7',
        },
      ],
    };
  }),
);

function Phone({ focused = false }: { focused?: boolean }) {
  const [value, setValue] = useState('');
  return (
    <>
      <PhoneInput
        label="Telefon"
        country="UZ"
        value={value}
        onChange={setValue}
        focused={focused}
      />
      <output>{usePhoneText(value)}</output>
    </>
  );
}
const number = () => screen.getByRole('textbox', { name: 'Telefon' });

test('the countries load with the list, named in the page’s language', async () => {
  const { user, container } = renderPage(<Phone />, { locale: 'uz', path: '/uz' });
  expect(requested).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Mamlakat kodi +998' }));
  await user.click(await screen.findByRole('option', { name: /Rossiya/ }));
  expect(number()).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Mamlakat kodi Rossiya +7' })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('a full number is parsed and shown formatted on one line', async () => {
  const { user } = renderPage(<Phone focused />, { locale: 'uz', path: '/uz' });
  expect(number()).toHaveFocus();
  await user.paste('8 (912) 345-67-89');
  const reading = unbroken('+7 (912) 345-67-89');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(reading));
});

interface Booker {
  phone: string;
}
const oneNumber = (values: Booker): ResolverResult<Booker> => {
  if (values.phone === '+998901234567') return { values, errors: {} };
  return { values: {}, errors: { phone: { type: 'wrong', message: 'Not a number' } } };
};

function BookerForm() {
  const form = useForm({ defaultValues: { phone: '' }, resolver: oneNumber });
  const { phone } = form.formState.errors;
  return (
    <form onSubmit={form.handleSubmit(() => undefined)}>
      <FormPhone form={form} name="phone" country="UZ" label="Telefon" error={phone?.message} />
      <button>Send</button>
    </form>
  );
}

test('in a form, leaving an empty field shows no error; a wrong number shows one until it is right', async () => {
  const { user } = renderPage(<BookerForm />, { locale: 'uz', path: '/uz' });
  await user.click(number());
  await user.tab();
  expect(number()).toBeValid();
  await user.type(number(), '90123456');
  await user.tab();
  expect(await screen.findByText('Not a number')).toBeVisible();
  await user.type(number(), '7');
  await waitFor(() => expect(number()).toBeValid());
  await user.clear(number());
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(number()).toHaveFocus());
});
