import type { Block } from '@karvon/contract';
import { renderPage } from '@karvon/testing';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { ArticleBody } from './article-body';

const words = (text: string) => [{ kind: 'text', text } as const];

const blocks: Block[] = [
  { kind: 'heading', level: 2, id: 'sroki', content: words('Сроки') },
  {
    kind: 'paragraph',
    content: [
      ...words('Звоните '),
      { kind: 'link', href: 'tel:+998712050142', content: words('71 205-01-42') },
      ...words(' или смотрите '),
      { kind: 'link', href: '/ru/company/payment', content: words('оплату') },
      { kind: 'break' },
      { kind: 'text', text: 'важно', strong: true, em: true },
      { kind: 'text', text: 'PNR', code: true },
      { kind: 'link', href: '#sroki', content: words('выше') },
    ],
  },
  {
    kind: 'list',
    ordered: true,
    items: [
      { paragraphs: [words('Первое')], list: { ordered: false, items: [[words('внутри')]] } },
      { paragraphs: [words('Второе'), words('и ещё')], list: null },
    ],
  },
  {
    kind: 'table',
    columns: [
      { title: [], align: 'start' },
      { title: words('Сумма'), align: 'end' },
    ],
    rows: [[words('Сбор'), words('100')]],
  },
  { kind: 'quote', paragraphs: [words('Так сказал пассажир')] },
  { kind: 'note', tone: 'warning', paragraphs: [words('Осторожно')] },
  {
    kind: 'image',
    image: { src: '/v1/content/images/a.12345678.svg', width: 800, height: 400, alt: 'Регистан' },
  },
];

test('each block becomes its HTML element', async () => {
  const { container } = renderPage(<ArticleBody blocks={blocks} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Сроки' })).toHaveAttribute('id', 'sroki');
  expect(screen.getByRole('link', { name: '71 205-01-42' })).toHaveAttribute(
    'href',
    'tel:+998712050142',
  );
  expect(screen.getByRole('link', { name: 'оплату' })).toHaveAttribute(
    'href',
    '/ru/company/payment',
  );
  expect(screen.getByRole('link', { name: 'выше' })).toHaveAttribute('href', '/ru#sroki');
  expect(screen.getByText('важно').closest('strong')).toBeVisible();
  expect(screen.getByText('PNR').tagName).toBe('CODE');
  const [outer, inner] = screen.getAllByRole('list');
  expect(outer?.tagName).toBe('OL');
  expect(inner?.tagName).toBe('UL');
  expect(within(outer!).getByText('и ещё').tagName).toBe('P');
  const table = screen.getByRole('table');
  expect(within(table).getByRole('columnheader', { name: 'Сумма' })).toHaveAttribute(
    'data-align',
    'end',
  );
  expect(within(table).getByRole('cell', { name: '100' })).toBeVisible();
  expect(screen.getByText('Так сказал пассажир').closest('blockquote')).toBeVisible();
  expect(screen.getByText('Осторожно').closest('aside')).toHaveAttribute('data-tone', 'warning');
  const picture = screen.getByRole('img', { name: 'Регистан' });
  expect(picture).toHaveAttribute('src', '/api/v1/content/images/a.12345678.svg');
  expect(picture).toHaveAttribute('width', '800');
  expect(await axe(container)).toHaveNoViolations();
});

test('a wide table can be scrolled by the keyboard', () => {
  renderPage(<ArticleBody blocks={blocks} />, { locale: 'uz' });
  expect(screen.getByRole('group', { name: /^Jadval ./ })).toHaveAttribute('tabindex', '0');
});
