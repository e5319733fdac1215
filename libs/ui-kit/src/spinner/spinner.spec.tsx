import { render } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Spinner } from './spinner';

test('is hidden from screen readers: text beside it names the wait', async () => {
  const { container } = render(<Spinner size="small" />);
  expect(container.firstChild).toHaveAttribute('aria-hidden', 'true');
  expect(container.firstChild).toHaveClass('small');
  expect(await axe(container)).toHaveNoViolations();
});
