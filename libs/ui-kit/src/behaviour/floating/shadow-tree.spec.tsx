import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Combobox } from '../../combobox/combobox';
import { Popover, preloadPopoverPanel } from '../../popover/popover';

beforeAll(preloadPopoverPanel);

const cities = ['Tashkent', 'Samarkand'];

function Form() {
  const [open, setOpen] = useState(false);
  const [city, setCity] = useState('');
  return (
    <>
      <Popover
        open={open}
        onClose={() => setOpen(false)}
        title="Travellers"
        closeLabel="Close"
        trigger={<button onClick={() => setOpen(!open)}>1 adult</button>}
        footer={<button onClick={() => setOpen(false)}>Done</button>}
      >
        <button>More</button>
      </Popover>
      <Combobox
        label="City"
        items={cities}
        itemKey={(item) => item}
        renderItem={(item) => item}
        inputValue={city}
        onInputChange={setCity}
        onSelect={setCity}
        loadingText=""
        emptyText=""
        announcement=""
      />
      <button>Company</button>
    </>
  );
}

/** The kit inside a custom element, as on partners' pages. */
async function showInShadow() {
  const host = document.body.appendChild(document.createElement('div'));
  const place = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'));
  const outside = document.body.appendChild(document.createElement('button'));
  outside.textContent = 'Outside';
  const root = createRoot(place);
  await act(async () => root.render(<Form />));
  const focused = () => host.shadowRoot!.activeElement;
  return { inside: within(place), focused, user: userEvent.setup() };
}

afterEach(() => document.body.replaceChildren());

test('a popover stays open while it is used, and returns the focus', async () => {
  const { inside, focused, user } = await showInShadow();
  const trigger = inside.getByRole('button', { name: '1 adult' });
  await user.click(trigger);
  await user.click(await inside.findByRole('button', { name: 'More' }));
  expect(inside.getByRole('dialog', { name: 'Travellers' })).toBeInTheDocument();
  await user.click(inside.getByRole('button', { name: 'Done' }));
  expect(inside.queryByRole('dialog')).not.toBeInTheDocument();
  expect(focused()).toBe(trigger);
});

test('a click on another control of the element closes a popover, and so does one on the page', async () => {
  const { inside, user } = await showInShadow();
  const trigger = inside.getByRole('button', { name: '1 adult' });
  await user.click(trigger);
  await inside.findByRole('dialog');
  await user.click(inside.getByRole('combobox', { name: 'City' }));
  expect(inside.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(trigger);
  await inside.findByRole('dialog');
  await user.click(screen.getByRole('button', { name: 'Outside' }));
  expect(inside.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a click takes a suggestion, and so does moving to the next field', async () => {
  const { inside, user } = await showInShadow();
  const field = inside.getByRole('combobox', { name: 'City' });
  await user.click(field);
  await user.click(inside.getByRole('option', { name: 'Samarkand' }));
  expect(field).toHaveValue('Samarkand');
  fireEvent.change(field, { target: { value: 'T' } });
  await act(async () => inside.getByRole('button', { name: 'Company' }).focus());
  expect(field).toHaveValue('Tashkent');
});
