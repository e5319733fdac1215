import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { NumberStepper } from './number-stepper';

function Adults() {
  const [value, setValue] = useState(1);
  return (
    <NumberStepper
      label="Adults"
      note="from 12"
      value={value}
      min={1}
      max={2}
      onChange={setValue}
      decreaseLabel="Fewer adults"
      increaseLabel="More adults"
    />
  );
}

test('counts between its limits and keeps the focus at a limit', async () => {
  const { container } = render(<Adults />);
  const more = screen.getByRole('button', { name: 'More adults' });
  await userEvent.click(more);
  await userEvent.click(more);
  expect(screen.getByRole('status')).toHaveTextContent('2');
  expect(more).toHaveAttribute('aria-disabled', 'true');
  expect(more).toHaveFocus();
  const fewer = screen.getByRole('button', { name: 'Fewer adults' });
  await userEvent.click(fewer);
  await userEvent.click(fewer);
  expect(screen.getByRole('status')).toHaveTextContent('1');
  expect(screen.getByRole('group', { name: 'Adults from 12' })).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});
