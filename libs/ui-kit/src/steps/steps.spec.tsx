import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Steps } from './steps';

test('marks the current step and tells which are done', async () => {
  const { container } = render(
    <Steps
      label="Booking"
      steps={['Flight', 'Passengers', 'Payment']}
      current={1}
      doneLabel="done"
    />,
  );
  const items = within(screen.getByRole('list', { name: 'Booking' })).getAllByRole('listitem');
  expect(items[0]).toHaveTextContent('Flight done');
  expect(items[1]).toHaveAttribute('aria-current', 'step');
  expect(items[2]).not.toHaveAttribute('aria-current');
  expect(await axe(container)).toHaveNoViolations();
});
