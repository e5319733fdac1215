import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { SearchSummary } from './search-summary';

function Searched({ onIntent }: { onIntent: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <SearchSummary
      title="Tashkent — Moscow"
      facts="1 May · 2 adults"
      changeText="Change"
      hideText="Hide"
      open={open}
      onToggle={() => setOpen(!open)}
      onIntent={onIntent}
    >
      <label>
        From <input />
      </label>
    </SearchSummary>
  );
}

test('shows the search and opens the form, whose code loads before the click', async () => {
  const user = userEvent.setup();
  const onIntent = jest.fn();
  const { container } = render(<Searched onIntent={onIntent} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Tashkent — Moscow' })).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();

  await user.hover(screen.getByRole('button', { name: 'Change', expanded: false }));
  expect(onIntent).toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Change' }));
  expect(screen.getByRole('textbox', { name: 'From' })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await user.click(screen.getByRole('button', { name: 'Hide', expanded: true }));
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});
