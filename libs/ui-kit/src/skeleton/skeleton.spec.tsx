import { render } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Skeleton } from './skeleton';

test('is hidden from screen readers and has no inline style', async () => {
  const { container } = render(<Skeleton shape="title" width="half" />);
  expect(container.firstChild).toHaveAttribute('aria-hidden', 'true');
  expect(container.firstChild).not.toHaveAttribute('style');
  expect(await axe(container)).toHaveNoViolations();
});
