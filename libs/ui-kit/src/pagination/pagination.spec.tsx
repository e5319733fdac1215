import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Pagination } from './pagination';

const texts = {
  label: 'Pages',
  previousLabel: 'Previous page',
  nextLabel: 'Next page',
  pageLabel: (page: number) => `Page ${page}`,
  hrefOf: (page: number) => `/news?page=${page}`,
};
const link = (name: string) => screen.getByRole('link', { name });

test('every page is a link with a name, and the current one is marked', async () => {
  const { container } = render(<Pagination {...texts} page={2} pageCount={3} />);
  expect(link('Page 3')).toHaveAttribute('href', '/news?page=3');
  expect(link('Page 2')).toHaveAttribute('aria-current', 'page');
  expect(link('Previous page')).toHaveAttribute('href', '/news?page=1');
  expect(link('Next page')).toHaveAttribute('rel', 'next');
  expect(await axe(container)).toHaveNoViolations();
});

test('the first page has no link back and the last one none forward', () => {
  const { rerender } = render(<Pagination {...texts} page={1} pageCount={9} />);
  expect(screen.queryByRole('link', { name: 'Previous page' })).not.toBeInTheDocument();
  rerender(<Pagination {...texts} page={9} pageCount={9} />);
  expect(screen.queryByRole('link', { name: 'Next page' })).not.toBeInTheDocument();
});

test('a single page has no pagination', () => {
  const { container } = render(<Pagination {...texts} page={1} pageCount={1} />);
  expect(container).toBeEmptyDOMElement();
});
