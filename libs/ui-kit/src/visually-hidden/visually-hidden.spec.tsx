import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { VisuallyHidden } from './visually-hidden';

test('is part of the accessible name of its parent', async () => {
  const { container } = render(
    <button>
      3 <VisuallyHidden>new messages</VisuallyHidden>
    </button>,
  );
  expect(screen.getByRole('button', { name: '3 new messages' })).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});
