import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Inline, Stack } from './stack';

test('sets its layout by class, never by inline style', async () => {
  const { container } = render(
    <Stack gap={6} role="group" aria-label="list">
      <Inline>one</Inline>
    </Stack>,
  );
  expect(screen.getByLabelText('list')).toHaveClass('stack', 'gap-6');
  expect(screen.getByText('one')).toHaveClass('inline', 'gap-3');
  expect(container.querySelector('[style]')).toBeNull();
  expect(await axe(container)).toHaveNoViolations();
});
