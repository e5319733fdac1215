import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { MenuButton } from './menu-button';

const leave = jest.fn();
const account = (
  <>
    <MenuButton
      trigger={(button) => <button {...button}>Account</button>}
      items={[
        { key: 'profile', label: 'Profile', href: '#profile', current: true },
        { key: 'bookings', label: 'Bookings', href: '#bookings' },
        { key: 'bonus', label: 'Bonus', href: '#bonus' },
        { key: 'leave', label: 'Sign out', onSelect: leave },
      ]}
    />
    <button>Next</button>
  </>
);
const button = () => screen.getByRole('button', { name: 'Account' });
const item = (name: string) => screen.getByRole('menuitem', { name });
const menu = () => screen.queryByRole('menu', { name: 'Account' });
const open = async () => {
  render(account);
  await userEvent.click(button());
};

beforeEach(() => leave.mockClear());

test('opens at its first item and is named by its button', async () => {
  const { container } = render(account);
  expect(menu()).not.toBeInTheDocument();
  await userEvent.click(button());
  expect(menu()).toBeVisible();
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  expect(item('Profile')).toHaveFocus();
  expect(item('Profile')).toHaveAttribute('aria-current', 'page');
  expect(await axe(container)).toHaveNoViolations();
});

test.each([
  ['{Enter}', 'Profile'],
  ['{ArrowDown}', 'Profile'],
  ['{ArrowUp}', 'Sign out'],
])('%s opens it at %s', async (key, name) => {
  render(account);
  act(() => button().focus());
  await userEvent.keyboard(key);
  expect(item(name)).toHaveFocus();
});

test.each([
  ['{ArrowDown}', 'Bookings'],
  ['{ArrowUp}', 'Sign out'],
  ['{End}', 'Sign out'],
  ['{End}{ArrowDown}', 'Profile'],
  ['{End}{Home}', 'Profile'],
  ['b', 'Bookings'],
  ['bb', 'Bonus'],
  ['bon', 'Bonus'],
  ['z', 'Profile'],
])('%s goes to %s', async (keys, name) => {
  await open();
  await userEvent.keyboard(keys);
  expect(item(name)).toHaveFocus();
});

test('Esc closes it and hands the focus back', async () => {
  await open();
  await userEvent.keyboard('{Escape}');
  expect(menu()).not.toBeInTheDocument();
  expect(button()).toHaveFocus();
});

test('Tab closes it and goes on', async () => {
  await open();
  await userEvent.tab();
  expect(menu()).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
});

test('a press outside closes it and keeps the focus there', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(menu()).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
});

test.each(['{Enter}', ' '])('"%s" does what the item says, once', async (key) => {
  await open();
  await userEvent.keyboard(`{End}${key}`);
  expect(leave).toHaveBeenCalledTimes(1);
  expect(menu()).not.toBeInTheDocument();
  expect(button()).toHaveFocus();
});

test('the space bar follows a link', async () => {
  await open();
  await userEvent.keyboard('{ArrowDown} ');
  expect(window.location.hash).toBe('#bookings');
});
