import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Breadcrumbs } from './breadcrumbs';

const parents = [
  { label: 'Home', href: '/ru' },
  { label: 'News', href: '/ru/news' },
];

test('links to the pages above and marks the current page', async () => {
  const { container } = render(
    <Breadcrumbs label="You are here" parents={parents} current="Navruz" />,
  );
  const way = within(screen.getByRole('navigation', { name: 'You are here' }));
  expect(way.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/ru',
    '/ru/news',
  ]);
  expect(way.getByText('Navruz')).toHaveAttribute('aria-current', 'page');
  expect(await axe(container)).toHaveNoViolations();
});

test("uses the router's links", () => {
  render(
    <Breadcrumbs
      label="You are here"
      parents={parents}
      current="Navruz"
      renderLink={({ href, children }) => <a href={`#${href}`}>{children}</a>}
    />,
  );
  expect(screen.getByRole('link', { name: 'News' })).toHaveAttribute('href', '#/ru/news');
});
