import { renderPage } from '@karvon/testing';
import { screen } from '@testing-library/react';
import { useForm, type Resolver, type ResolverResult } from 'react-hook-form';
import { Unsettled, useLateRules } from '../index';

interface Guest {
  name: string;
}
const required: ResolverResult<Guest, Guest> = {
  values: {},
  errors: { name: { type: 'required' } },
};
const rules: Resolver<Guest, unknown, Guest> = ({ name }) =>
  name === '' ? required : { values: { name }, errors: {} };

interface FormProps {
  load: () => Promise<typeof rules>;
  onSend: (guest: Guest) => void;
}
function GuestForm({ load, onSend }: FormProps) {
  const { resolver, failure, withRules } = useLateRules(load);
  const { register, handleSubmit, trigger, formState } = useForm<Guest, unknown, Guest>({
    resolver,
    defaultValues: { name: '' },
  });
  const send = () => void withRules(handleSubmit(onSend));
  return (
    <>
      <input aria-label="Имя" {...register('name', { onBlur: () => void trigger('name') })} />
      {formState.errors.name ? <p>Заполните имя</p> : null}
      <button onClick={send}>Забронировать</button>
      <Unsettled error={failure} onRetry={send} />
    </>
  );
}

test('rules that do not load refuse no field and send nothing; sending again loads them', async () => {
  const load = jest.fn(() => Promise.reject<typeof rules>(new TypeError('Failed to fetch')));
  const onSend = jest.fn();
  const { user } = renderPage(<GuestForm load={load} onSend={onSend} />);
  await user.click(screen.getByLabelText('Имя'));
  await user.tab();
  expect(screen.queryByText('Заполните имя')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Забронировать' }));
  const again = await screen.findByRole('button', { name: 'Повторить' });
  expect(onSend).not.toHaveBeenCalled();

  load.mockImplementation(() => Promise.resolve(rules));
  await user.click(again);
  expect(await screen.findByText('Заполните имя')).toBeVisible();
  await user.type(screen.getByLabelText('Имя'), 'Олим');
  await user.click(screen.getByRole('button', { name: 'Забронировать' }));
  expect(onSend.mock.calls[0]?.[0]).toEqual({ name: 'Олим' });
});
