import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { StepHeader } from './step-header';

test('names the step and links back, by a link of the router', async () => {
  const { container } = render(
    <StepHeader
      back={{ href: '/hotel', label: 'To the rooms' }}
      title="Guests"
      lead="As in their documents"
      renderLink={({ href, children }) => <a href={`/uz${href}`}>{children}</a>}
    />,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Guests');
  expect(screen.getByRole('link', { name: 'To the rooms' })).toHaveAttribute('href', '/uz/hotel');
  expect(await axe(container)).toHaveNoViolations();
});
