import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { SegmentedControl } from './segmented-control';

test('is a named radio group that reports the choice', async () => {
  const change = jest.fn();
  const { container } = render(
    <SegmentedControl
      label="Trip"
      options={[
        { value: 'return', label: 'Return' },
        { value: 'single', label: 'One way' },
      ]}
      value="return"
      onChange={change}
    />,
  );
  expect(screen.getByRole('group', { name: 'Trip' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Return' })).toBeChecked();
  await userEvent.click(screen.getByText('One way'));
  expect(change).toHaveBeenCalledWith('single');
  expect(await axe(container)).toHaveNoViolations();
});
