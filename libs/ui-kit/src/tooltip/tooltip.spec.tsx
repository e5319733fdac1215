import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Dialog } from '../dialog/dialog';
import { Tooltip } from './tooltip';

const refund = (
  <Tooltip text="Within a day">{(control) => <button {...control}>Refund</button>}</Tooltip>
);
const tooltip = () => screen.queryByRole('tooltip');

test('describes its control, shown or not', async () => {
  const { container } = render(refund);
  expect(tooltip()).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Refund' })).toHaveAccessibleDescription(
    'Within a day',
  );
  await userEvent.tab();
  expect(tooltip()).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('comes with the focus, goes with it or by Esc', async () => {
  render(refund);
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  expect(tooltip()).not.toBeInTheDocument();
  expect(screen.getByRole('button')).toHaveFocus();
  await userEvent.tab();
  await userEvent.tab({ shift: true });
  expect(tooltip()).toBeVisible();
  await userEvent.tab();
  expect(tooltip()).not.toBeInTheDocument();
});

test('comes with the pointer and stays while the pointer is on it', async () => {
  render(refund);
  await userEvent.hover(screen.getByRole('button'));
  await userEvent.hover(screen.getByText('Within a day'));
  expect(tooltip()).toBeVisible();
  await userEvent.unhover(screen.getByText('Within a day'));
  expect(tooltip()).not.toBeInTheDocument();
});

test('Esc puts away the tooltip first, the dialog around it next', async () => {
  const close = jest.fn();
  render(
    <Dialog open onClose={close} title="Fare" closeLabel="Close" initialFocus="content">
      {refund}
    </Dialog>,
  );
  expect(tooltip()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(close).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(close).toHaveBeenCalledTimes(1);
});
