import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { NewTabLink } from './new-tab-link';

test('leaves the page as it is, and says so', async () => {
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
