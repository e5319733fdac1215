import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Badge } from './badge';

test('a badge renders its text', async () => {
  const { container } = render(<Badge tone="highlight">Лучшая цена</Badge>);
  expect(screen.getByText('Лучшая цена')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});
