import { useState } from 'react';
import { renderPage } from '@karvon/testing';
import { screen } from '@testing-library/react';
import { FiltersSidebar } from './filters-sidebar';

function Filtered() {
  const [count, setCount] = useState(2);
  return (
    <FiltersSidebar count={count} onReset={() => setCount(0)}>
      <p>Фильтры</p>
    </FiltersSidebar>
  );
}

test('the focus stays beside the filters when the reset button disappears', async () => {
  const { user } = renderPage(<Filtered />);
  await user.click(screen.getByRole('button', { name: 'Сбросить' }));
  expect(screen.queryByRole('button', { name: 'Сбросить' })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Фильтры' })).toHaveFocus();
});
