import { picturePath } from '@karvon/paths';
import { fireEvent, render } from '@testing-library/react';
import { axe } from 'jest-axe';
import { CarrierMark } from './carrier-mark';

const logo = '/v1/air/logos/HY-1f0c9a2b3c.webp';
const address = `/api${logo}`;
const image = (container: HTMLElement) => container.querySelector('img')!;

test("shows the tail fin of an airline, or the airline's own logo in the same size", async () => {
  const { container, rerender } = render(<CarrierMark code="HY" />);
  expect(image(container)).toHaveAttribute('src', picturePath('tails/HY'));
  expect(image(container)).toHaveAttribute('alt', '');
  rerender(<CarrierMark code="HY" logo={logo} />);
  expect(image(container)).toHaveAttribute('src', address);
  expect([image(container).width, image(container).height]).toEqual([24, 24]);
  expect(await axe(container)).toHaveNoViolations();
});

test('a logo that fails to load is replaced by the fin', () => {
  const { container, rerender } = render(<CarrierMark code="HY" logo={logo} />);
  fireEvent.error(image(container));
  expect(image(container)).toHaveAttribute('src', picturePath('tails/HY'));
  expect(image(container)).not.toHaveAttribute('data-logo');
  // Another logo is tried again.
  rerender(<CarrierMark code="SU" logo={logo.replace('HY', 'SU')} />);
  expect(image(container)).toHaveAttribute('src', address.replace('HY', 'SU'));
});

test('a logo that failed before hydration is replaced too', () => {
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(0);
  const { container } = render(<CarrierMark code="HY" logo={logo} />);
  expect(image(container)).toHaveAttribute('src', picturePath('tails/HY'));
});
