import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { ToastProvider, useToast } from './toast';

function Ask() {
  const show = useToast();
  return <button onClick={() => show({ text: 'Call requested', tone: 'success' })}>Call me</button>;
}

const page = (
  <ToastProvider label="Notices" closeLabel="Close">
    <Ask />
  </ToastProvider>
);
const request = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Call me' }));
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const newUser = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

test('appears in a status region that was there before, and disappears after three seconds', async () => {
  render(page);
  const status = screen.getByRole('status', { hidden: true });
  await request(newUser());
  expect(status).toHaveTextContent('Call requested');
  pass(2999);
  expect(status).toHaveTextContent('Call requested');
  pass(1);
  expect(status).toBeEmptyDOMElement();
});

test('stays under a pointer', async () => {
  const user = newUser();
  render(page);
  await request(user);
  await user.hover(screen.getByText('Call requested'));
  pass(10_000);
  expect(screen.getByText('Call requested')).toBeInTheDocument();
  await user.unhover(screen.getByText('Call requested'));
  pass(3000);
  expect(screen.queryByText('Call requested')).not.toBeInTheDocument();
});

test('stays while it contains the focus', async () => {
  const user = newUser();
  render(page);
  await request(user);
  const close = screen.getByRole('button', { name: 'Close', hidden: true });
  act(() => close.focus());
  pass(10_000);
  expect(screen.getByText('Call requested')).toBeInTheDocument();
  act(() => close.blur());
  pass(3000);
  expect(screen.queryByText('Call requested')).not.toBeInTheDocument();
});

test('can be closed by hand', async () => {
  const user = newUser();
  render(page);
  await request(user);
  await user.click(screen.getByRole('button', { name: 'Close', hidden: true }));
  expect(screen.queryByText('Call requested')).not.toBeInTheDocument();
});

test('has no accessibility faults', async () => {
  jest.useRealTimers();
  const { container } = render(page);
  await userEvent.click(screen.getByRole('button', { name: 'Call me' }));
  expect(await axe(container)).toHaveNoViolations();
});
