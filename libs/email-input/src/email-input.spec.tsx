import { useState } from 'react';
import { renderPage } from '@karvon/testing';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { useForm } from 'react-hook-form';
import { EmailInput } from './index';

function Controlled() {
  const [email, setEmail] = useState('');
  return (
    <>
      <EmailInput label="E-mail" value={email} onChange={({ target }) => setEmail(target.value)} />
      <button>Next</button>
      <output>{email}</output>
    </>
  );
}

function Registered({ onSend }: { onSend: (values: { email: string }) => void }) {
  const { register, handleSubmit } = useForm({ defaultValues: { email: '' } });
  return (
    <form onSubmit={handleSubmit(onSend)}>
      <EmailInput label="E-mail" {...register('email')} />
      <button>Send</button>
    </form>
  );
}
const field = () => screen.getByRole('textbox', { name: 'E-mail' });
const question = () => screen.queryByText(/Вы имели в виду/);

test('a mistyped address causes a question on blur; its button inserts the suggestion and returns the focus', async () => {
  const { user, container } = renderPage(<Controlled />);
  await user.type(field(), 'aziza@gmial.com');
  expect(question()).toBeNull();
  await user.tab();
  expect(await screen.findByText('Вы имели в виду aziza@gmail.com?')).toBeVisible();
  expect(field()).toHaveValue('aziza@gmial.com');
  expect(await axe(container)).toHaveNoViolations();
  await user.click(screen.getByRole('button', { name: 'Исправить' }));
  expect(field()).toHaveValue('aziza@gmail.com');
  expect(screen.getByText('aziza@gmail.com')).toBeVisible();
  expect(field()).toHaveFocus();
  await user.tab();
  expect(question()).toBeNull();
});

test('the question disappears when the address changes, and reappears in Uzbek too', async () => {
  const { user } = renderPage(<Controlled />, { locale: 'uz', path: '/uz' });
  await user.type(field(), 'фяшяф"пьфшдюсщь');
  await user.tab();
  expect(await screen.findByText(/aziza@gmail\.com/)).toBeVisible();
  await user.type(field(), 'ь');
  expect(screen.queryByText(/aziza@gmail\.com/)).toBeNull();
  await user.tab();
  expect(await screen.findByRole('button', { name: 'Tuzatish' })).toBeVisible();
});

test('an ignored question leaves the typed address in the form; an accepted one replaces it', async () => {
  const onSend = jest.fn();
  const { user } = renderPage(<Registered onSend={onSend} />);
  await user.type(field(), 'aziza@mail.ry');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(onSend.mock.calls[0]?.[0]).toEqual({ email: 'aziza@mail.ry' }));
  await user.click(await screen.findByRole('button', { name: 'Исправить' }));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(onSend.mock.calls[1]?.[0]).toEqual({ email: 'aziza@mail.ru' }));
});

test('an address that may be right causes no question', async () => {
  const { user } = renderPage(<Controlled />);
  await user.type(field(), 'aziza@gmial.com');
  await user.tab();
  await screen.findByText(/Вы имели в виду/);
  await user.clear(field());
  await user.type(field(), 'aziza@company.uz');
  await user.tab();
  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
  expect(question()).toBeNull();
});
