import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Accordion } from './accordion';

const items = [
  { key: 'bags', title: 'Baggage', content: '23 kg' },
  { key: 'refund', title: 'Refund', content: 'Within a day', open: true },
];

test('its titles are headings that open their text', async () => {
  const { container } = render(<Accordion items={items} headingLevel={2} />);
  expect(screen.getByText('Within a day')).toBeVisible();
  expect(screen.getByText('23 kg')).not.toBeVisible();
  await userEvent.click(screen.getByRole('heading', { level: 2, name: 'Baggage' }));
  expect(screen.getByText('23 kg')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

const groups = (container: HTMLElement) =>
  [...container.querySelectorAll('details')].map((details) => details.getAttribute('name'));

test('one is open at a time by the group the browser knows, unless several may be', () => {
  const one = render(<Accordion items={items} />);
  const [first, second] = groups(one.container);
  expect(first).toBeTruthy();
  expect(second).toBe(first);
  const many = render(<Accordion items={items} multiple />);
  expect(groups(many.container)).toEqual([null, null]);
});
