import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Card } from './card';

test('renders as the given element', async () => {
  const { container } = render(
    <Card as="section" aria-label="Fare" padding="large">
      Light
    </Card>,
  );
  expect(screen.getByRole('region', { name: 'Fare' })).toHaveTextContent('Light');
  expect(await axe(container)).toHaveNoViolations();
});
