import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Rating } from './rating';

const filled = () =>
  [...screen.getByRole('img').children].map((star) => Number(star.getAttribute('data-filled')));

test('stars are one picture that says its value in words', async () => {
  const { container } = render(<Rating value={4} label="4 stars" note="312 reviews" />);
  expect(screen.getByRole('img', { name: '4 stars' })).toBeInTheDocument();
  expect(screen.getByText('312 reviews')).toBeVisible();
  expect(filled()).toEqual([2, 2, 2, 2, 0]);
  expect(await axe(container)).toHaveNoViolations();
});

test.each([
  [0, [0, 0, 0]],
  [0.3, [1, 0, 0]],
  [1.74, [2, 1, 0]],
  [1.76, [2, 2, 0]],
  [9, [2, 2, 2]],
])('%d of 3 is drawn to the nearest half', (value, stars) => {
  render(<Rating value={value} outOf={3} label="Rating" />);
  expect(filled()).toEqual(stars);
});
