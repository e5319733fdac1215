import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { NewTabLink } from './new-tab-link';

test('opens a new tab, and announces it', async () => {
  const { container } = render(
    <p>
      I accept the{' '}
      <NewTabLink href="/ru/company/offer" note="(opens in a new tab)">
        offer
      </NewTabLink>
    </p>,
  );
  const link = screen.getByRole('link', { name: 'offer (opens in a new tab)' });
  expect(link).toHaveAttribute('href', '/ru/company/offer');
  expect(link).toHaveAttribute('target', '_blank');
  expect(await axe(container)).toHaveNoViolations();
});
