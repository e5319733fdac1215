import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { DescriptionList } from './description-list';

test('pairs terms with values', async () => {
  const { container } = render(
    <DescriptionList
      rows={[
        { term: 'Fare', value: '100' },
        { term: 'Total', value: '120', strong: true },
      ]}
    />,
  );
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Fare', 'Total']);
  expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual([
    '100',
    '120',
  ]);
  expect(await axe(container)).toHaveNoViolations();
});
