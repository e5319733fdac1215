import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Attention } from './attention';

test('an element that appears has the focus, and is no tab stop', async () => {
  const { container } = render(<Attention>No answer</Attention>);
  const news = screen.getByText('No answer');
  expect(news).toHaveFocus();
  expect(news).toHaveAttribute('tabindex', '-1');
  expect(await axe(container)).toHaveNoViolations();
});
