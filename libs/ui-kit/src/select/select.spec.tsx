import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Select } from './select';

const options = [
  { value: 'UZ', label: 'Узбекистан' },
  { value: 'RU', label: 'Россия' },
];

test('calls back with the chosen option', async () => {
  const chosen = jest.fn();
  const user = userEvent.setup();
  const { container } = render(
    <Select
      label="Гражданство"
      options={options}
      onChange={(event) => chosen(event.target.value)}
    />,
  );
  await user.selectOptions(screen.getByRole('combobox', { name: 'Гражданство' }), 'Россия');
  expect(chosen).toHaveBeenCalledWith('RU');
  expect(await axe(container)).toHaveNoViolations();
});

test('is described by its error', () => {
  render(<Select label="Гражданство" options={options} error="Выберите страну" />);
  expect(screen.getByRole('combobox')).toHaveAccessibleDescription('Выберите страну');
});
