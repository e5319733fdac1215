import { render } from '@testing-library/react';
import { Skeleton } from './skeleton';

test('says nothing to screen readers and carries no inline style', () => {
  const { container } = render(<Skeleton shape="title" width="half" />);
  expect(container.firstChild).toHaveAttribute('aria-hidden', 'true');
  expect(container.firstChild).not.toHaveAttribute('style');
});
