import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Tabs } from './tabs';

function Views() {
  const [value, setValue] = useState<'air' | 'hotel'>('air');
  return (
    <Tabs
      label="Product"
      tabs={[
        { value: 'air', label: 'Flights' },
        { value: 'hotel', label: 'Hotels' },
      ]}
      value={value}
      onChange={setValue}
    >
      {value === 'air' ? 'Where to fly' : 'Where to stay'}
    </Tabs>
  );
}

test('one tab stop; arrows, Home and End choose', async () => {
  const { container } = render(<Views />);
  await userEvent.tab();
  expect(screen.getByRole('tab', { name: 'Flights', selected: true })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Hotels', selected: true })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'Hotels' })).toHaveTextContent('Where to stay');
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Flights', selected: true })).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(screen.getByRole('tab', { name: 'Hotels', selected: true })).toHaveFocus();
  expect(await axe(container)).toHaveNoViolations();
});
