import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Timeline } from './timeline';

test('is an ordered list of points', async () => {
  const { container } = render(
    <Timeline
      label="Trip"
      items={[
        { time: '03:10', title: 'Tashkent', note: 'TAS', after: '4 h' },
        { time: '05:10', title: 'Moscow' },
      ]}
    />,
  );
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '03:10TashkentTAS4 h',
    '05:10Moscow',
  ]);
  expect(await axe(container)).toHaveNoViolations();
});
