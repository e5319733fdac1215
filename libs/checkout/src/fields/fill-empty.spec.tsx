import { useEffect } from 'react';
import { FormPhone } from '@karvon/phone-input';
import { renderPage } from '@karvon/testing';
import { screen, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { fillEmpty } from '../index';

const account = { phone: '+998903215427', email: 'a@mail.uz' };

function ContactsForm({ arrival }: { arrival: Promise<void> }) {
  const form = useForm({ defaultValues: { phone: '', email: '' } });
  useEffect(() => {
    void arrival.then(() => {
      fillEmpty(form, 'phone', account.phone);
      fillEmpty(form, 'email', account.email);
    });
  }, [arrival, form]);
  return (
    <form>
      <FormPhone form={form} name="phone" country="UZ" label="Телефон" />
      <input aria-label="Почта" {...form.register('email')} />
    </form>
  );
}
const phone = () => screen.getByRole('textbox', { name: 'Телефон' });
const email = () => screen.getByRole('textbox', { name: 'Почта' });
function openForm() {
  let accountArrives = () => {};
  const arrival = new Promise<void>((resolve) => (accountArrives = resolve));
  return { ...renderPage(<ContactsForm arrival={arrival} />), accountArrives };
}

test('an account that loads while the visitor is about to type a phone number leaves that field alone', async () => {
  const { user, accountArrives } = openForm();
  await user.click(phone());
  accountArrives();
  await waitFor(() => expect(email()).toHaveValue('a@mail.uz'));
  await user.keyboard('901234567');
  await waitFor(() => expect(phone()).toHaveValue('90 123-45-67'));
});

test('filled fields stay unchanged, empty ones get a value', async () => {
  const { user, accountArrives } = openForm();
  await user.type(email(), 'b@mail.uz');
  await user.tab();
  accountArrives();
  await waitFor(() => expect(phone()).toHaveValue('90 321-54-27'));
  expect(email()).toHaveValue('b@mail.uz');
});

test('the text appears synchronously: no key can come between the check of the field and the text', async () => {
  const { accountArrives } = openForm();
  accountArrives();
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  expect(phone()).toHaveValue('90 321-54-27');
});
