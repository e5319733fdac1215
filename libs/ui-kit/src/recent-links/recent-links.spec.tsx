import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { RecentLinks } from './recent-links';

function Remembered({ onClear }: { onClear: () => void }) {
  const [towns, setTowns] = useState(['Tashkent', 'Samarkand', 'Bukhara']);
  return (
    <RecentLinks
      title="Recent"
      clearText="Forget all"
      onClear={onClear}
      links={towns.map((town) => ({
        href: `#${town}`,
        heading: town,
        note: '1 to 5 May',
        forgetLabel: `Forget ${town}`,
        onForget: () => setTowns(towns.filter((other) => other !== town)),
      }))}
    />
  );
}

test('each entry is a link that can be removed, and its neighbour takes the focus', async () => {
  const user = userEvent.setup();
  const onClear = jest.fn();
  const { container } = render(<Remembered onClear={onClear} />);
  expect(screen.getByRole('region', { name: 'Recent' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Bukhara.*1 to 5 May/ })).toHaveAttribute(
    'href',
    '#Bukhara',
  );
  expect(await axe(container)).toHaveNoViolations();

  await user.click(screen.getByRole('button', { name: 'Forget Samarkand' }));
  expect(screen.queryByRole('link', { name: /Samarkand/ })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Forget Bukhara' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Forget Bukhara' }));
  expect(screen.getByRole('button', { name: 'Forget Tashkent' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Forget all' }));
  expect(onClear).toHaveBeenCalledTimes(1);
});
