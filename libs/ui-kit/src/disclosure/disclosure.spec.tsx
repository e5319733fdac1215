import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Disclosure } from './disclosure';

test('a click on its summary opens it', async () => {
  const { container } = render(<Disclosure summary="Fare rules">No refund</Disclosure>);
  expect(screen.getByText('No refund')).not.toBeVisible();
  await userEvent.click(screen.getByText('Fare rules'));
  expect(screen.getByText('No refund')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});
