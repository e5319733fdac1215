import { picturePath } from '@karvon/paths';
import { fireEvent, render } from '@testing-library/react';
import { axe } from 'jest-axe';
import { CarrierMark } from './carrier-mark';

const logo = '/v1/air/logos/HY-1f0c9a2b3c.webp';
const address = `/api${logo}`;
const image = (container: HTMLElement) => container.querySelector('img')!;

test('an airline is the tail fin of its planes; its own logo takes the place, of the same size', async () => {
  const { container, rerender } = render(<CarrierMark code="HY" />);
  expect(image(container)).toHaveAttribute('src', picturePath('tails/HY'));
  expect(image(container)).toHaveAttribute('alt', '');
  rerender(<CarrierMark code="HY" logo={logo} />);
  expect(image(container)).toHaveAttribute('src', address);
  expect([image(container).width, image(container).height]).toEqual([24, 24]);
  expect(await axe(container)).toHaveNoViolations();
});

test('a logo that cannot be loaded gives its place back to the fin', () => {
  const { container, rerender } = render(<CarrierMark code="HY" logo={logo} />);
  fireEvent.error(image(container));
  expect(image(container)).toHaveAttribute('src', picturePath('tails/HY'));
  expect(image(container)).not.toHaveAttribute('data-logo');
  // Another one gets its chance.
  rerender(<CarrierMark code="SU" logo={logo.replace('HY', 'SU')} />);
  expect(image(container)).toHaveAttribute('src', address.replace('HY', 'SU'));
});

test('one that failed before the page was awake does too', () => {
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(0);
  const { container } = render(<CarrierMark code="HY" logo={logo} />);
  expect(image(container)).toHaveAttribute('src', picturePath('tails/HY'));
});
