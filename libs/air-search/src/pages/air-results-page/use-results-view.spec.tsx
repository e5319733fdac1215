import { renderPage } from '@karvon/testing';
import { screen } from '@testing-library/react';
import { noFilter, withChoice } from '../../model/offer-filter';
import { useResultsView } from './use-results-view';

const direct = withChoice(noFilter, 'stops', ['0']);

function View() {
  const { before, look, view } = useResultsView();
  const press = (name: string, filter: typeof noFilter) => (
    <button onClick={() => look({ filter })}>{name}</button>
  );
  return (
    <>
      {press('same', { ...view.filter, choices: { ...view.filter.choices } })}
      {press('direct', direct)}
      <output>{before ? 'undo' : 'nothing to undo'}</output>
    </>
  );
}

test('filters applied without a change leave nothing to take back, and keep what there was', async () => {
  const { user } = renderPage(<View />);
  await user.click(screen.getByRole('button', { name: 'same' }));
  expect(screen.getByRole('status')).toHaveTextContent('nothing to undo');
  await user.click(screen.getByRole('button', { name: 'direct' }));
  await user.click(screen.getByRole('button', { name: 'same' }));
  expect(screen.getByRole('status')).toHaveTextContent(/^undo$/);
});
