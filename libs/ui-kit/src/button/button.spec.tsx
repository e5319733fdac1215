import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Button } from './button';

test('has the type button, so that it does not submit a form', async () => {
  const submit = jest.fn((event: React.FormEvent) => event.preventDefault());
  const click = jest.fn();
  render(
    <form onSubmit={submit}>
      <Button onClick={click}>Save</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(click).toHaveBeenCalledTimes(1);
  expect(submit).not.toHaveBeenCalled();
});

test('while loading it keeps the focus, announces the reason, and prevents a second submit', async () => {
  const submit = jest.fn((event: React.FormEvent) => event.preventDefault());
  const { container } = render(
    <form onSubmit={submit}>
      <Button type="submit" loading loadingLabel="Paying">
        Pay
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: /Pay/ });
  button.focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(button);
  expect(submit).not.toHaveBeenCalled();
  expect(button).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Paying');
  expect(await axe(container)).toHaveNoViolations();
});

test('renders as a link', async () => {
  const { container } = render(
    <Button as="a" href="/ru" variant="secondary">
      Home
    </Button>,
  );
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/ru');
  expect(screen.getByRole('link')).not.toHaveAttribute('type');
  expect(await axe(container)).toHaveNoViolations();
});
