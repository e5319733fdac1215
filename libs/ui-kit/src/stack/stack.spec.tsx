import { render, screen } from '@testing-library/react';
import { Inline, Stack } from './stack';

test('lay out by class, never by inline style', () => {
  const { container } = render(
    <Stack gap={6} aria-label="list">
      <Inline>one</Inline>
    </Stack>,
  );
  expect(screen.getByLabelText('list')).toHaveClass('stack', 'gap-6');
  expect(screen.getByText('one')).toHaveClass('inline', 'gap-3');
  expect(container.querySelector('[style]')).toBeNull();
});
