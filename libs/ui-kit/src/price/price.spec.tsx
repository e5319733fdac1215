import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Price } from './price';

test('shows formatted text and names a crossed-out price', async () => {
  const { container } = render(
    <Price amount="12 400 ₽" note="for two" former={{ amount: '14 000 ₽', label: 'instead of' }} />,
  );
  expect(screen.getByText('12 400 ₽')).toBeInTheDocument();
  expect(screen.getByText('for two')).toBeInTheDocument();
  expect(container).toHaveTextContent('instead of 14 000 ₽');
  expect(await axe(container)).toHaveNoViolations();
});
