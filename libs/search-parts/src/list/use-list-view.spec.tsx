import { renderPage } from '@karvon/testing';
import { screen } from '@testing-library/react';
import { useLocation, useNavigate } from 'react-router';
import { useListView, type ListKind } from './use-list-view';

interface BooksView {
  filter: readonly string[];
  sort: string;
  shown: number;
  map: boolean;
}

const books: ListKind<BooksView> = {
  parse: (params) => ({
    filter: params.getAll('by'),
    sort: params.get('sort') ?? 'title',
    shown: Number(params.get('shown') ?? 10),
    map: params.has('map'),
  }),
  write: (params, { filter, sort, shown, map }) =>
    new URLSearchParams([
      ...[...params].filter(([name]) => name === 'shelf'),
      ...filter.map((author) => ['by', author]),
      ['sort', sort],
      ['shown', String(shown)],
      ...(map ? [['map', '']] : []),
    ]),
  sameFilter: (one, other) => one.join() === other.join(),
  anew: { shown: 10 },
  covered: ({ map }) => map,
};

function Books() {
  const { before, look, undo, view } = useListView(books);
  const { search } = useLocation();
  const navigate = useNavigate();
  const press = (name: string, change: Partial<BooksView>) => (
    <button onClick={() => look(change)}>{name}</button>
  );
  return (
    <>
      {press('same', { filter: [...view.filter] })}
      {press('Navoiy', { filter: ['navoiy'] })}
      {press('more', { shown: view.shown + 10 })}
      {press('map', { map: true })}
      {press('list', { map: false })}
      <button onClick={() => void navigate(-1)}>Back</button>
      <button onClick={() => void navigate(1)}>Forward</button>
      {before ? <button onClick={undo}>undo</button> : null}
      <output>{`${view.filter.join()} ${view.shown}`}</output>
      <p data-testid="address">{search}</p>
    </>
  );
}

const press = (name: string) => screen.getByRole('button', { name });

test('a view is written into the address, whose other parameters stay', async () => {
  const { user } = renderPage(<Books />, { path: '/ru?shelf=2' });
  await user.click(press('Navoiy'));
  await screen.findByText('?shelf=2&by=navoiy&sort=title&shown=10');
});

test('changing a filter, or undoing it, starts the list from the beginning', async () => {
  const { user } = renderPage(<Books />);
  await user.click(press('more'));
  expect(screen.getByRole('status')).toHaveTextContent(/^20$/);
  await user.click(press('Navoiy'));
  expect(screen.getByRole('status')).toHaveTextContent('navoiy 10');
  await user.click(press('undo'));
  expect(screen.getByRole('status')).toHaveTextContent(/^10$/);
});

test('applying unchanged filters gives nothing to undo and keeps the view', async () => {
  const { user } = renderPage(<Books />);
  await user.click(press('same'));
  expect(screen.queryByRole('button', { name: 'undo' })).not.toBeInTheDocument();
  await user.click(press('Navoiy'));
  await user.click(press('same'));
  expect(press('undo')).toBeInTheDocument();
});

const list = '?shelf=2&by=navoiy&sort=title&shown=10';

test('Back closes the map over a list', async () => {
  const { user } = renderPage(<Books />, { path: '/ru?shelf=2' });
  await user.click(press('Navoiy'));
  await user.click(press('map'));
  await screen.findByText(`${list}&map=`);
  await user.click(press('Back'));
  await screen.findByText(list);
  expect(screen.getByRole('status')).toHaveTextContent('navoiy 10');
});

test('closing a map leaves no second history entry of its list, unless the list has changed', async () => {
  const { user } = renderPage(<Books />, { path: '/ru?shelf=2' });
  await user.click(press('Navoiy'));
  await user.click(press('map'));
  await screen.findByText(`${list}&map=`);
  await user.click(press('list'));
  await screen.findByText(list);
  await user.click(press('Forward'));
  await screen.findByText(`${list}&map=`);
  await user.click(press('more'));
  await user.click(press('list'));
  await screen.findByText('?shelf=2&by=navoiy&sort=title&shown=20');
});
