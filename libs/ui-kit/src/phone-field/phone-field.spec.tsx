import { useState } from 'react';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { axe } from 'jest-axe';
import { PhoneField, type PhoneFieldProps } from './phone-field';
import { preloadPhoneRules } from './use-phone';

const countries = [
  { iso2: 'DE', name: 'Germany', prefix: '49' },
  { iso2: 'KZ', name: 'Kazakhstan', prefix: '7' },
  { iso2: 'RU', name: 'Russia', prefix: '7' },
  { iso2: 'UZ', name: 'Uzbekistan', prefix: '998' },
];
const texts = {
  countryCode: 'Country code',
  close: 'Close',
  search: 'Country or code',
  nothingFound: 'No such country',
  found: (count: number) => `${count} countries`,
};
const flags = { one: (iso2: string) => `/flags/${iso2}.svg`, sheet: '/flags/all.svg' };

function Phone({ initial = '', ...more }: { initial?: string } & Partial<PhoneFieldProps>) {
  const [value, setValue] = useState(initial);
  return (
    <>
      <PhoneField
        label="Phone"
        value={value}
        onChange={setValue}
        defaultCountry="UZ"
        countries={countries}
        flags={flags}
        texts={texts}
        {...more}
      />
      <output>{value}</output>
      <button onClick={() => setValue('')}>Reset</button>
    </>
  );
}

const number = () => screen.getByLabelText('Phone');
const code = (name: RegExp) => screen.getByRole('button', { name });
const announced = () => screen.getByRole('status', { name: '' }).textContent;

async function show(props: Parameters<typeof Phone>[0] = {}) {
  const user = userEvent.setup();
  const view = render(<Phone {...props} />);
  await user.hover(code(/^Country code/));
  await act(preloadPhoneRules);
  return { user, ...view };
}

test('groups digits while they are typed, and its value is plus, calling code and digits', async () => {
  const { user, container } = await show();
  expect(number()).toHaveAttribute('inputmode', 'tel');
  expect(number()).toHaveAttribute('autocomplete', 'tel');
  expect(number()).toHaveAttribute('placeholder', '## ###-##-##');
  expect(number()).toHaveAccessibleDescription('+998');
  await user.type(number(), '90123456a7');
  expect(number()).toHaveValue('90 123-45-67');
  expect(announced()).toBe('+998901234567');
  expect(await axe(container)).toHaveNoViolations();
});

test('an emptied field has an empty value', async () => {
  const { user } = await show({ initial: '+998901234567' });
  expect(number()).toHaveValue('90 123-45-67');
  await user.clear(number());
  expect(announced()).toBe('');
});

test('an edit in the middle is grouped at once, and the caret stays at its digit', async () => {
  const { user } = await show({ initial: '+998901234567' });
  await user.type(number(), '{Backspace}', { initialSelectionStart: 4, initialSelectionEnd: 4 });
  expect(number()).toHaveValue('90 234-56-7');
  await user.keyboard('5');
  expect(number()).toHaveValue('90 523-45-67');
  expect((number() as HTMLInputElement).selectionStart).toBe(4);
  expect(announced()).toBe('+998905234567');
  await user.tab();
  expect(number()).toHaveValue('90 523-45-67');
});

test.each([
  ['RU', '91234', '(912) 34', '+791234'],
  ['RU', '9123456789', '(912) 345-67-89', '+79123456789'],
  ['RU', '89123456789', '(912) 345-67-89', '+79123456789'],
  ['RU', '91234567891', '91234567891', '+791234567891'],
  ['KZ', '7011234567', '(701) 123-45-67', '+77011234567'],
  ['UZ', '901', '90 1', '+998901'],
  ['UZ', '998901234567', '90 123-45-67', '+998901234567'],
  ['US', '2125550123', '212 555 0123', '+12125550123'],
  ['TR', '5321234567', '532 123 45 67', '+905321234567'],
  ['KG', '700123456', '700 123 456', '+996700123456'],
  ['DE', '30901820', '30 901820', '+4930901820'],
  ['AQ', '123', '123', '+672123'],
])('of %s, %s is grouped as %s', async (defaultCountry, typed, shown, value) => {
  const southPole = { iso2: 'AQ', name: 'Antarctica', prefix: '672' };
  const { user } = await show({ defaultCountry, countries: [...countries, southPole] });
  await user.type(number(), typed);
  expect(number()).toHaveValue(shown);
  expect(announced()).toBe(value);
});

test('late grouping takes neither the focus nor the input from a visitor who types', async () => {
  render(<Phone />);
  const input = number();
  fireEvent.change(input, { target: { value: '90123' } });
  expect(input).toHaveValue('90123');
  expect(announced()).toBe('+99890123');
  await act(async () => {
    input.focus();
    await preloadPhoneRules();
  });
  expect(input).toHaveValue('90 123');
  expect(input).toHaveFocus();
  expect(number()).toBe(input);
});

test('a number pasted before the numbering plans have loaded is read with them', async () => {
  render(<Phone />);
  fireEvent.change(number(), { target: { value: '8 (912) 345-67-89' } });
  await act(async () => {
    number().focus();
    await preloadPhoneRules();
  });
  expect(number()).toHaveValue('(912) 345-67-89');
  expect(announced()).toBe('+79123456789');
});

test.each([
  ['a home number', '+998903215427'],
  ['a foreign one', '+4915112345678'],
])(
  '%s that is selected when the numbering plans load is replaced by the typed text',
  async (_, initial) => {
    const user = userEvent.setup();
    render(<Phone initial={initial} />);
    const input = number() as HTMLInputElement;
    await act(async () => {
      input.focus();
      input.select();
      await preloadPhoneRules();
    });
    await user.keyboard('901234567');
    expect(input.value.replace(/\D/g, '')).toBe('901234567');
  },
);

test('the caret stays in a known number when the numbering plans load', async () => {
  render(<Phone initial="+998903215427" />);
  const input = number() as HTMLInputElement;
  await act(async () => {
    input.focus();
    input.setSelectionRange(2, 2);
    await preloadPhoneRules();
  });
  expect(input).toHaveValue('90 321-54-27');
  expect(input.selectionStart).toBe(2);
});

test('an on-screen keyboard that deletes a bracket deletes the digit before it', async () => {
  const { user } = await show({ defaultCountry: 'RU' });
  await user.type(number(), '912');
  expect(number()).toHaveValue('(912)');
  fireEvent.input(number(), {
    target: { value: '(912' },
    inputType: 'deleteContentBackward',
  });
  expect(number()).toHaveValue('91');
  expect(announced()).toBe('+791');
});

/** How a number is entered at once, as the input event's type; a password manager's event has none. */
const ways = [undefined, 'insertText', 'insertFromPaste', 'insertReplacementText', 'historyUndo'];
test.each(ways)(
  'the same number, filled in again as digits, keeps all digits: %s',
  async (inputType) => {
    for (const [initial, text, shown] of [
      ['+79123456789', '9123456789', '(912) 345-67-89'],
      ['+79123456789', '912 345-6789', '(912) 345-67-89'],
      ['+998901234567', '901234567', '90 123-45-67'],
      ['+998901234567', '90 123-4567', '90 123-45-67'],
    ] as const) {
      const { unmount } = await show({ initial });
      fireEvent.input(number(), { target: { value: text }, ...(inputType && { inputType }) });
      expect(number()).toHaveValue(shown);
      expect(announced()).toBe(initial);
      unmount();
    }
  },
);

test.each([
  ['+7 912 345-67-89', '(912) 345-67-89', '+79123456789', /Russia \+7/],
  ['8 701 123 45 67', '(701) 123-45-67', '+77011234567', /Kazakhstan \+7/],
  ['https://wa.me/4930901820', '30 901820', '+4930901820', /Germany \+49/],
])('%s pasted moves its calling code to the selector', async (text, shown, value, name) => {
  const { user } = await show();
  await user.click(number());
  await user.paste(text);
  expect(number()).toHaveValue(shown);
  expect(announced()).toBe(value);
  expect(code(name)).toBeInTheDocument();
});

test.each([
  ['+998901234567', '90 123-45-67', '+998901234567'],
  ['998901234567', '90 123-45-67', '+998901234567'],
  ['90 123 45 67, Dilshod', '90 123 45 67, Dilshod', '+7901234567'],
  ['nothing', '', ''],
])('%s pasted over a longer number replaces it', async (text, shown, value) => {
  const { user } = await show({ initial: '+79123456789' });
  await user.tripleClick(number());
  await user.paste(text);
  expect(number()).toHaveValue(shown);
  expect(announced()).toBe(value);
});

test('text with a plus stays as typed until it is a number', async () => {
  const { user } = await show();
  await user.type(number(), '+7 912 345-67-8');
  expect(number()).toHaveValue('+7 912 345-67-8');
  expect(announced()).toBe('+7912345678');
  await user.type(number(), '9');
  expect(number()).toHaveValue('(912) 345-67-89');
  expect(code(/Russia/)).toBeInTheDocument();
});

test('+7 is Russia until three digits mean Kazakhstan, but a chosen flag stays', async () => {
  const { user } = await show({ defaultCountry: 'RU' });
  await user.type(number(), '70');
  expect(code(/Russia/)).toBeInTheDocument();
  await user.type(number(), '1');
  expect(code(/Kazakhstan/)).toBeInTheDocument();
  await user.click(code(/Kazakhstan/));
  await user.click(await screen.findByRole('option', { name: /Russia/ }));
  await user.type(number(), '1234567');
  expect(number()).toHaveValue('(701) 123-45-67');
  expect(code(/Russia/)).toBeInTheDocument();
});

test('the list is searched by name and codes; choosing keeps the digits and focuses the number', async () => {
  const { user, container } = await show({ initial: '+998901234567' });
  await user.click(code(/Uzbekistan/));
  const panel = within(screen.getByRole('dialog', { name: 'Country code' }));
  const search = panel.getByRole('combobox', { name: 'Country or code' });
  await waitFor(() => expect(search).toHaveFocus());
  expect(panel.getByRole('option', { name: 'Uzbekistan +998' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  expect(container.querySelectorAll('img')).toHaveLength(1);
  await user.keyboard('qq');
  expect(panel.getByText('No such country')).toBeVisible();
  await user.clear(search);
  await user.keyboard('+7');
  expect(panel.getAllByRole('option')).toHaveLength(2);
  expect(panel.getByText('2 countries')).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(number()).toHaveFocus();
  expect(announced()).toBe('+7901234567');
  expect(code(/Russia/)).toBeInTheDocument();
});

test('Escape leaves the list and the choice unchanged', async () => {
  const { user } = await show();
  await user.click(code(/Uzbekistan/));
  await user.keyboard('{ArrowUp}{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(code(/Uzbekistan/)).toHaveFocus();
});

test('letters typed on the selector choose without opening', async () => {
  const { user } = await show();
  await user.tab();
  await user.keyboard('ge');
  expect(code(/Germany \+49/)).toHaveFocus();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a value set from outside is shown; a reset empties', async () => {
  const { user } = await show({ initial: '+79123456789' });
  expect(number()).toHaveValue('(912) 345-67-89');
  expect(code(/Russia/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  expect(number()).toHaveValue('');
});

test('error, invalid flag and disabled', async () => {
  const { rerender } = await show({ error: 'Not a number' });
  expect(number()).toBeInvalid();
  expect(number()).toHaveAccessibleDescription('+998 Not a number');
  rerender(<Phone invalid disabled />);
  expect(number()).toBeInvalid();
  expect(number()).toBeDisabled();
  expect(code(/Country code/)).toBeDisabled();
});

test('the countries are requested on hover or focus', async () => {
  const wanted = jest.fn();
  const { container } = await show({ countries: undefined, onCountriesWanted: wanted });
  expect(wanted).toHaveBeenCalled();
  await userEvent.click(code(/Country code \+998/));
  expect(screen.getByRole('dialog', { name: 'Country code' })).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

test('server HTML has the home calling code and one flag, and no inline style', () => {
  const html = renderToString(<Phone initial="+998901234567" />);
  expect(html).toContain('90 123-45-67');
  expect(html.match(/\/flags\//g)).toHaveLength(1);
  expect(html).not.toMatch(/ style=/);
});

test('digits typed faster than Android moves the caret stay in order', async () => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 10)');
  await show();
  const input = number() as HTMLInputElement;
  await act(async () => input.focus());
  const later: (() => void)[] = [];
  jest
    .spyOn(window, 'setTimeout')
    .mockImplementation((move) => later.push(move as () => void) as never);
  try {
    const press = (digit: string) => {
      const at = input.selectionStart ?? 0;
      const value = input.value.slice(0, at) + digit + input.value.slice(at);
      fireEvent.change(input, { target: { value } });
    };
    for (const digit of '901') press(digit);
    // The caret moves of the first two keys happen now, that of the third later.
    for (const move of later.splice(0, 2)) move();
    for (const digit of '23') press(digit);
    expect(input).toHaveValue('90 123');
  } finally {
    jest.restoreAllMocks();
  }
});
