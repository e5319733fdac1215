import { picturePath } from '@karvon/paths';
import { render } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Scene } from './scene';

test('a drawing is silent, holds its place, comes when it is near, and is another by night', async () => {
  const { container } = render(<Scene name="SKD" />);
  const image = container.querySelector('img');
  expect(image).toHaveAttribute('alt', '');
  expect(image).toHaveAttribute('src', picturePath('SKD'));
  expect(image).toHaveAttribute('width', '480');
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(container.querySelector('source')).toHaveAttribute('srcset', picturePath('SKD-night'));
  expect(await axe(container)).toHaveNoViolations();
});

test('a banner shows the whole of it', () => {
  const { container } = render(<Scene name="SKD" wide eager />);
  const image = container.querySelector('img');
  expect(image).toHaveAttribute('src', `${picturePath('SKD')}#wide`);
  expect(image).toHaveAttribute('width', '960');
  expect(image).toHaveAttribute('loading', 'eager');
  expect(image).toHaveAttribute('fetchpriority', 'high');
});
