import { renderPage, setupApi } from '@karvon/testing';
import { screen } from '@testing-library/react';
import { OrderLookups } from './order-lookups';

setupApi();

test('on partners’ pages both lookups are sent to the storefront', async () => {
  const onSend = jest.fn();
  const { user, container } = renderPage(
    <OrderLookups number="5H2N8VZC" sendAsPage={{ target: '_top', onSend }} />,
    { path: '/ru' },
  );
  await user.click(screen.getByRole('radio', { name: 'Отель' }));
  const forms = [...container.querySelectorAll('form')];
  expect(forms.map((form) => [form.getAttribute('action'), form.target])).toEqual([
    ['/ru/myorder/find', '_top'],
    ['/ru/myorder/find', '_top'],
  ]);
  expect(
    forms.map((form) => form.querySelector<HTMLInputElement>('[name=kind]')?.value ?? null),
  ).toEqual([null, 'hotel']);
  await user.type(screen.getByLabelText('Имя покупателя'), 'Anna Kim');
  forms[1]?.addEventListener('submit', (event) => event.preventDefault());
  await user.click(screen.getAllByRole('button', { name: 'Найти' }).at(-1)!);
  expect(onSend).toHaveBeenCalledWith('5H2N8VZC');
});
