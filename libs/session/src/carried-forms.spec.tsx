import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { carryForms, holdForm, readCarriedForms } from './carried-forms';
import { CarriedFormsProvider, useCarriedForm, useHeldForm } from './use-carried-form';

const here = () => window.location.pathname;
const carried = () => readCarriedForms(document.cookie);

function Form({ text = null }: { text?: string | null }) {
  useHeldForm('air', text);
  return <output>{useCarriedForm('air') ?? 'as ever'}</output>;
}

const page = (
  <CarriedFormsProvider forms={{ air: 'TAS to MOW' }}>
    <Form />
  </CarriedFormsProvider>
);

test('form values reach the next document once', () => {
  const { rerender, unmount } = render(<Form text="from=TAS" />);
  holdForm('hotel', '{"city":"Хива; = ʻ"}');
  carryForms(here());
  expect(carried()).toEqual({ air: 'from=TAS', hotel: '{"city":"Хива; = ʻ"}' });
  render(page);
  expect(carried()).toEqual({});

  rerender(<Form text={null} />);
  carryForms(here());
  expect(carried()).toEqual({ hotel: expect.any(String) });
  unmount();
  holdForm('hotel', null);
  render(page);
  carryForms(here());
  expect(carried()).toEqual({});
});

test('values too large for a cookie are not carried', () => {
  holdForm('air', 'x'.repeat(4000));
  carryForms(here());
  holdForm('air', null);
  expect(carried()).toEqual({});
});

test('the server’s page and its hydration use the carried values, a form opened later does not', async () => {
  const html = renderToString(page);
  expect(html).toContain('TAS to MOW');
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = html;
  const complain = jest.spyOn(console, 'error');
  await act(async () => hydrateRoot(root, page));
  expect(root).toHaveTextContent('TAS to MOW');
  expect(complain).not.toHaveBeenCalled();
  render(page);
  expect(screen.getByText('as ever')).toBeVisible();
});

test.each(['[]', '{"air":5}', 'null', '%', '{"air":', ''])(
  'a cookie of %s carries nothing',
  (value) => expect(readCarriedForms(`karvon-forms=${encodeURIComponent(value)}`)).toEqual({}),
);
