import { render } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Girih, GirihStar } from './girih';
import { Logo } from './logo';
import { starPath } from './star-path';

test('the star has eight tips and eight notches', () => {
  const points = starPath(10).slice(1, -1).split('L');
  expect(points).toHaveLength(16);
  expect(points[0]).toBe('0 -10');
  const [x = 0, y = 0] = (points[1] ?? '').split(' ').map(Number);
  expect(Math.hypot(x, y)).toBeCloseTo(7.65, 1);
});

test('ornaments are hidden from screen readers, have no inline style, and two on a page do not share an id', async () => {
  const { container } = render(
    <>
      <Girih />
      <Girih />
      <GirihStar size={24} />
      <Logo name="Karvon" />
    </>,
  );
  const drawings = [...container.querySelectorAll('svg')];
  expect(drawings.every((svg) => svg.getAttribute('aria-hidden') === 'true')).toBe(true);
  expect(container.querySelector('[style]')).toBeNull();
  const ids = [...container.querySelectorAll('pattern')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(2);
  expect(container).toHaveTextContent('Karvon');
  expect(await axe(container)).toHaveNoViolations();
});
