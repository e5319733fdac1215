import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Rating } from './rating';

/** The number of corners of each filled star: ten of a whole one, six of a half. */
const filled = () => {
  const [path] = screen.getByRole('img').children;
  return path!
    .getAttribute('d')!
    .split('M')
    .slice(1)
    .map((star) => star.split('L').length);
};

test('the stars are one picture whose name is its value in words', async () => {
  const { container } = render(<Rating value={4} label="4 stars" />);
  expect(screen.getByRole('img', { name: '4 stars' })).toBeInTheDocument();
  expect(filled()).toEqual([10, 10, 10, 10]);
  expect(await axe(container)).toHaveNoViolations();
});

test.each([
  [0, []],
  [0.3, [6]],
  [1.74, [10, 6]],
  [1.76, [10, 10]],
  [9, [10, 10, 10]],
])('%d of 3 is drawn to the nearest half', (value, stars) => {
  render(<Rating value={value} outOf={3} label="Rating" />);
  expect(filled()).toEqual(stars);
});
