import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { RulesText } from './rules-text';

const rules = {
  sections: [
    { title: 'Refund', text: 'Not allowed.' },
    { title: 'Exchange', text: 'For a fee.' },
  ],
  original: 'CHANGES PERMITTED.',
};
const show = () =>
  render(
    <RulesText
      rules={rules}
      heading="Rules of Light"
      lead="As sold"
      texts={{ original: 'As filed', print: 'Print', foreign: 'Filed in English.' }}
    />,
  );

test('shows plain rules first, the filed text on demand', async () => {
  const { container } = show();
  const [first, second] = screen.getAllByRole('heading');
  expect(first).toHaveTextContent('Refund');
  expect(second).toHaveTextContent('Exchange');
  expect(screen.getByText('CHANGES PERMITTED.')).not.toBeVisible();
  await userEvent.click(screen.getByText('As filed'));
  expect(screen.getByText('CHANGES PERMITTED.')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('print has only the full rules; they are removed afterwards', async () => {
  const print = jest.fn();
  window.print = print;
  const { unmount } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('article')).toBeNull();
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  const paper = screen.getByRole('article');
  expect(paper.parentElement).toBe(document.body);
  for (const text of [
    'Rules of Light',
    'As sold',
    'Not allowed.',
    'For a fee.',
    'CHANGES PERMITTED.',
  ])
    expect(within(paper).getByText(text)).toBeInTheDocument();
  expect(await axe(paper)).toHaveNoViolations();
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(screen.queryByRole('article')).toBeNull();
  unmount();
  window.dispatchEvent(new Event('beforeprint'));
  expect(screen.queryByRole('article')).toBeNull();
});
