import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { EmptyState } from './empty-state';

test('has a heading, actions and a decorative ornament', async () => {
  const { container } = render(
    <EmptyState
      title="No flights"
      text="Try other dates"
      actions={<a href="/">Home</a>}
      headingLevel={3}
    />,
  );
  expect(screen.getByRole('heading', { level: 3, name: 'No flights' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Home' })).toBeInTheDocument();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});
