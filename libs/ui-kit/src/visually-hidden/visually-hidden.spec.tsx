import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { VisuallyHidden } from './visually-hidden';

test('is part of the name of what it stands in', async () => {
  const { container } = render(
    <button>
      3 <VisuallyHidden>new messages</VisuallyHidden>
    </button>,
  );
  expect(screen.getByRole('button', { name: '3 new messages' })).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});
