import { picturePath } from '@karvon/paths';
import { render } from '@testing-library/react';
import { axe } from 'jest-axe';
import { CarrierMark } from './carrier-mark';

test('an airline is the tail fin of its planes; its own logo takes the place', async () => {
  const { container, rerender } = render(<CarrierMark code="HY" />);
  const image = () => container.querySelector('img');
  expect(image()).toHaveAttribute('src', picturePath('tails/HY'));
  expect(image()).toHaveAttribute('alt', '');
  rerender(<CarrierMark code="HY" logo="/api/v1/images/hy.svg" />);
  expect(image()).toHaveAttribute('src', '/api/v1/images/hy.svg');
  expect(await axe(container)).toHaveNoViolations();
});
