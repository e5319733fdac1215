import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Notice } from './notice';

test('an error is an alert, everything else a status', async () => {
  const { container } = render(
    <>
      <Notice tone="error">Оплата не прошла</Notice>
      <Notice tone="warn" title="Подождите">
        Банк ещё не ответил
      </Notice>
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Оплата не прошла');
  expect(screen.getByRole('status')).toHaveTextContent('Подождите');
  expect(await axe(container)).toHaveNoViolations();
});
