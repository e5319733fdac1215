import { getDraft } from '@karvon/contract';
import { useTransport } from '@karvon/api-client';
import { FormPhone } from '@karvon/phone-input';
import { forgetPrivate } from '@karvon/session';
import { renderPage, respond, setupApi } from '@karvon/testing';
import { screen, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { readDraft, restoreAccountDraft, useDraft, writeDraft } from '../index';

interface Values {
  surname: string;
  phone: string;
  email: string;
  sex: string;
}
const empty: Values = { surname: '', phone: '', email: '', sex: 'male' };
const kept: Values = {
  surname: 'KARIMOVA',
  phone: '+998903215427',
  email: 'a@mail.uz',
  sex: 'female',
};
const name = 'draft.air';
const content = JSON.stringify({ [name]: kept });

setupApi(respond(getDraft, { draft: { content, until: '2026-12-01T00:00:00.000Z' } }));
afterEach(() => forgetPrivate());

function Form() {
  const transport = useTransport();
  const form = useForm<Values>({ defaultValues: empty });
  useDraft({
    form,
    of: 'offer',
    read: () => readDraft<Values>(name),
    write: (values) => writeDraft(name, values),
    forget: () => undefined,
  });
  return (
    <form>
      <input aria-label="Фамилия" {...form.register('surname')} />
      <FormPhone form={form} name="phone" country="UZ" label="Телефон" />
      <input aria-label="Почта" {...form.register('email')} />
      <input type="radio" aria-label="Мужской" value="male" {...form.register('sex')} />
      <input type="radio" aria-label="Женский" value="female" {...form.register('sex')} />
      <button
        type="button"
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => void restoreAccountDraft(transport, 'air')}
      >
        Account
      </button>
    </form>
  );
}
const surname = () => screen.getByRole('textbox', { name: 'Фамилия' });
const phone = () => screen.getByRole('textbox', { name: 'Телефон' });
const email = () => screen.getByRole('textbox', { name: 'Почта' });
/** The button does not take the focus, just as a network response does not. */
const account = () => screen.getByRole('button', { name: 'Account' });

test.each([
  ['a text field', surname, 'SALIMOVA', 'SALIMOVA'],
  ['the phone', phone, '901234567', '90 123-45-67'],
])('%s with the focus takes only what the visitor types', async (_, field, typed, shown) => {
  const { user } = renderPage(<Form />);
  await user.click(field());
  await user.click(account());
  await waitFor(() => expect(email()).toHaveValue('a@mail.uz'));
  await user.keyboard(typed);
  await waitFor(() => expect(field()).toHaveValue(shown));
  await user.tab();
  expect(field()).toHaveValue(shown);
  expect(readDraft<Values>(name)).toMatchObject({ email: 'a@mail.uz' });
});

test('a field that is left empty then gets its value of the draft', async () => {
  const { user } = renderPage(<Form />);
  await user.click(surname());
  await user.click(account());
  await waitFor(() => expect(email()).toHaveValue('a@mail.uz'));
  expect(surname()).toHaveValue('');
  await user.tab();
  expect(surname()).toHaveValue('KARIMOVA');
  expect(readDraft(name)).toEqual(kept);
});

test('text typed before the draft loads stays, and so does a select that has the focus', async () => {
  const { user } = renderPage(<Form />);
  await user.type(surname(), 'SALIMOVA');
  await user.click(screen.getByRole('radio', { name: 'Мужской' }));
  await user.click(account());
  await waitFor(() => expect(phone()).toHaveValue('90 321-54-27'));
  expect(surname()).toHaveValue('SALIMOVA');
  expect(screen.getByRole('radio', { name: 'Мужской' })).toBeChecked();
});
