import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { RadioGroup } from './radio-group';

const options = [
  { value: 'male', label: 'Мужской' },
  { value: 'female', label: 'Женский' },
] as const;

function Chosen() {
  const [value, setValue] = useState<'male' | 'female'>('male');
  return <RadioGroup label="Пол" name="sex" value={value} onChange={setValue} options={options} />;
}

test('arrow keys move the choice', async () => {
  const user = userEvent.setup();
  const { container } = render(<Chosen />);
  await user.tab();
  expect(screen.getByRole('radio', { name: 'Мужской' })).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: 'Женский' })).toBeChecked();
  expect(await axe(container)).toHaveNoViolations();
});
