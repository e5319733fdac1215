import { act, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Combobox } from './combobox';
import { ComboboxOption } from './combobox-option';

interface Place {
  code: string;
  name: string;
  group?: string;
}

const places: Place[] = [
  { code: 'TAS', name: 'Toshkent' },
  { code: 'SVO', name: 'Sheremetyevo', group: 'Moskva' },
  { code: 'VKO', name: 'Vnukovo', group: 'Moskva' },
];

interface FromProps {
  items?: Place[];
  loading?: boolean;
  onSelect?: (place: Place) => void;
  onFocus?: () => void;
}

function From({ items = places, loading, onSelect, onFocus }: FromProps) {
  const [text, setText] = useState('');
  return (
    <Combobox
      label="From"
      error="Choose a place"
      items={items}
      itemKey={(place) => place.code}
      renderItem={(place) => <ComboboxOption title={place.name} aside={place.code} />}
      headerOf={(place) => place.group}
      inputValue={text}
      onInputChange={setText}
      onSelect={(place) => {
        setText(place.name);
        onSelect?.(place);
      }}
      loading={loading}
      loadingText="Searching"
      emptyText="Nothing found"
      announcement={`${items.length} places`}
      input={{ placeholder: 'City or airport', onFocus }}
    />
  );
}

const field = () => screen.getByRole('combobox', { name: 'From' });
const highlighted = () => screen.queryByRole('option', { selected: true });

test('suggests while typing, highlights the first, announces the number; headers are no options', async () => {
  const { container } = render(<From />);
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
  await userEvent.type(field(), 't');
  expect(screen.getAllByRole('option')).toHaveLength(3);
  expect(screen.getByRole('group', { name: 'Moskva' })).toContainElement(
    screen.getByRole('option', { name: /Vnukovo/ }),
  );
  expect(highlighted()).toHaveTextContent('Toshkent');
  expect(field()).toHaveAttribute('aria-activedescendant', highlighted()?.id);
  expect(screen.getByRole('status')).toHaveTextContent('3 places');
  expect(field()).toHaveAccessibleDescription('Choose a place');
  expect(await axe(container)).toHaveNoViolations();
});

test('arrows move, Enter takes, and the list closes', async () => {
  const onSelect = jest.fn();
  render(<From onSelect={onSelect} />);
  await userEvent.type(field(), 's{ArrowDown}{Enter}');
  expect(onSelect).toHaveBeenCalledWith(places[1]);
  expect(field()).toHaveValue('Sheremetyevo');
  expect(field()).toHaveAttribute('aria-expanded', 'false');
});

test('a click takes an item, also the same one twice', async () => {
  const onSelect = jest.fn();
  render(<From onSelect={onSelect} />);
  for (const times of [1, 2]) {
    await userEvent.type(field(), 'v');
    await userEvent.click(screen.getByRole('option', { name: /Vnukovo/ }));
    expect(onSelect).toHaveBeenCalledTimes(times);
  }
  expect(field()).toHaveFocus();
});

test('Tab takes the highlighted item, Esc only closes', async () => {
  const onSelect = jest.fn();
  render(<From onSelect={onSelect} />);
  await userEvent.type(field(), 't{Escape}');
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  expect(field()).toHaveValue('t');
  await userEvent.keyboard('o');
  await userEvent.tab();
  expect(onSelect).toHaveBeenCalledWith(places[0]);
});

test('a list opened and left without typing chooses nothing', async () => {
  const onSelect = jest.fn();
  render(<From onSelect={onSelect} />);
  await userEvent.click(field());
  expect(screen.getAllByRole('option')).toHaveLength(3);
  await userEvent.tab();
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
  expect(onSelect).not.toHaveBeenCalled();
});

test('a list that arrives late starts at its first item', async () => {
  const onSelect = jest.fn();
  const { rerender } = render(<From items={[]} loading onSelect={onSelect} />);
  await userEvent.type(field(), 'mo');
  expect(screen.getByRole('status')).toHaveTextContent('Searching');
  rerender(<From onSelect={onSelect} />);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(highlighted()).toHaveTextContent('Vnukovo');
  rerender(<From items={[...places]} onSelect={onSelect} />);
  expect(highlighted()).toHaveTextContent('Vnukovo');
  rerender(<From items={places.slice(1)} onSelect={onSelect} />);
  expect(highlighted()).toHaveTextContent('Sheremetyevo');
  await userEvent.keyboard('{Enter}');
  expect(onSelect).toHaveBeenCalledWith(places[1]);
});

test('typing in the middle keeps the caret', async () => {
  render(<From />);
  await userEvent.type(field(), 'tosh');
  await userEvent.type(field(), 'x', { initialSelectionStart: 1, initialSelectionEnd: 1 });
  expect(field()).toHaveValue('txosh');
  expect((field() as HTMLInputElement).selectionStart).toBe(2);
});

test('the click that focuses the field selects its text, the next one places the caret', () => {
  render(<From />);
  const release = () => !fireEvent.mouseUp(field());
  fireEvent.mouseDown(field());
  field().focus();
  expect(release()).toBe(true);
  fireEvent.mouseDown(field());
  expect(release()).toBe(false);
});

test('shows a text when nothing matches', async () => {
  const { container } = render(<From items={[]} />);
  await userEvent.type(field(), 'qq');
  expect(screen.getByText('Nothing found', { selector: 'p' })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('text typed before hydration is kept, and its suggestions open', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(<From />);
  const field = screen.getByRole<HTMLInputElement>('combobox');
  field.focus();
  field.value = 'Tosh';
  await act(async () => void hydrateRoot(place, <From />));
  expect(field).toHaveValue('Tosh');
  expect(screen.getAllByRole('option')[0]).toHaveTextContent('Toshkent');
  await userEvent.type(field, 'k');
  expect(field).toHaveValue('Toshk');
  place.remove();
});

test('a field focused before hydration knows that it has the focus', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  const entered = jest.fn();
  const page = <From onFocus={entered} />;
  place.innerHTML = renderToString(page);
  screen.getByRole('combobox').focus();
  await act(async () => void hydrateRoot(place, page));
  expect(entered).toHaveBeenCalled();
  place.remove();
});
