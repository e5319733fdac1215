import { createRef } from 'react';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { TextArea } from './text-area';

test('has label, hint and error; it accepts several lines', async () => {
  const ref = createRef<HTMLTextAreaElement>();
  const { container } = render(
    <TextArea ref={ref} label="Question" note="(optional)" hint="In any words" error="Too long" />,
  );
  const field = screen.getByRole('textbox', { name: 'Question (optional)' });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Too long In any words');
  await userEvent.type(field, 'one{Enter}two');
  expect(ref.current).toHaveValue('one\ntwo');
  expect(await axe(container)).toHaveNoViolations();
});
