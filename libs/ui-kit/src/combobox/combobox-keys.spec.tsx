import { useState } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Combobox } from './combobox';

const cities = ['Buxoro', 'Samarqand', 'Toshkent', 'Urganch'];
const onSelect = jest.fn();
const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault());
const onEscape = jest.fn();

function Search({ items = cities }: { items?: string[] }) {
  const [text, setText] = useState('');
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- stands for a dialog around the field
    <form
      onSubmit={onSubmit}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onEscape();
      }}
    >
      <Combobox
        label="City"
        items={items}
        itemKey={(city) => city}
        renderItem={(city) => city}
        inputValue={text}
        onInputChange={setText}
        onSelect={onSelect}
        announcement={`${items.length} cities`}
      />
      <button type="submit">Search</button>
      <p>About</p>
    </form>
  );
}

const field = () => screen.getByRole('combobox', { name: 'City' });
const highlighted = () => screen.queryByRole('option', { selected: true });

afterEach(() => jest.clearAllMocks());

test('the highlight wraps around; Home, End and the page keys reach the ends, and aria-activedescendant follows', async () => {
  render(<Search />);
  await userEvent.type(field(), 'a');
  for (const [keys, city] of [
    ['{ArrowUp}', 'Urganch'],
    ['{ArrowDown}', 'Buxoro'],
    ['{End}', 'Urganch'],
    ['{Home}', 'Buxoro'],
    ['{PageDown}', 'Urganch'],
    ['{PageUp}', 'Buxoro'],
  ] as const) {
    await userEvent.keyboard(keys);
    expect(highlighted()).toHaveTextContent(city);
    expect(field()).toHaveAttribute('aria-activedescendant', highlighted()?.id);
  }
  expect(screen.getAllByRole('option', { selected: true })).toHaveLength(1);
});

test.each([
  ['{ArrowDown}', 'Buxoro'],
  ['{ArrowUp}', 'Urganch'],
])('%s opens a closed list at %s', async (keys, city) => {
  render(<Search />);
  await userEvent.tab();
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard(keys);
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  expect(highlighted()).toHaveTextContent(city);
});

test('Tab takes the highlighted option, and is reported apart from a click', async () => {
  render(<Search />);
  await userEvent.type(field(), 'abc');
  await userEvent.tab();
  expect(onSelect).toHaveBeenCalledWith('Buxoro', true);
});

test('Alt with an arrow opens without choosing, and takes the option when closing', async () => {
  render(<Search />);
  await userEvent.tab();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(screen.getAllByRole('option')).toHaveLength(4);
  expect(highlighted()).not.toBeInTheDocument();
  expect(field()).not.toHaveAttribute('aria-activedescendant');
  await userEvent.keyboard('{ArrowDown}{Alt>}{ArrowUp}{/Alt}');
  expect(onSelect).toHaveBeenCalledWith('Buxoro', false);
});

test('a closed list leaves Enter to the form, Esc to a dialog and Home to the caret', async () => {
  render(<Search />);
  await userEvent.type(field(), 'abc{Escape}');
  expect(onEscape).not.toHaveBeenCalled();
  await userEvent.keyboard('{Home}x');
  expect(field()).toHaveValue('xabc');
  await userEvent.keyboard('{Enter}');
  expect(onSelect).toHaveBeenCalledWith('Buxoro', false);
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}{Enter}');
  expect(onEscape).toHaveBeenCalledTimes(1);
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('the list ignores keys that select or compose text', async () => {
  render(<Search />);
  await userEvent.type(field(), 'a');
  for (const own of [{ isComposing: true }, { keyCode: 229 }, { shiftKey: true }]) {
    expect(fireEvent.keyDown(field(), { key: 'End', ...own })).toBe(true);
    expect(highlighted()).toHaveTextContent('Buxoro');
  }
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
  expect(onSelect).not.toHaveBeenCalled();
});

test('a click elsewhere, or another window, closes the list and chooses nothing', async () => {
  render(<Search />);
  await userEvent.type(field(), 'a');
  await userEvent.click(screen.getByText('About'));
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.type(field(), 'b');
  // The window loses the focus, the field keeps it.
  fireEvent.blur(field());
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(onSelect).not.toHaveBeenCalled();
});

test('a pointer highlights the option under it, and none after it has left', async () => {
  render(<Search />);
  await userEvent.type(field(), 'a');
  await userEvent.hover(screen.getByRole('option', { name: 'Toshkent' }));
  expect(highlighted()).toHaveTextContent('Toshkent');
  await userEvent.unhover(screen.getByRole('option', { name: 'Toshkent' }));
  expect(highlighted()).not.toBeInTheDocument();
});

test('a list opened before its items have loaded chooses nothing by itself', async () => {
  const { rerender } = render(<Search items={[]} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{End}');
  rerender(<Search />);
  expect(highlighted()).not.toBeInTheDocument();
  await userEvent.tab();
  expect(onSelect).not.toHaveBeenCalled();
});
