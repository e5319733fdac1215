import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Field } from './field';

test('connects any control to its texts by ids, also with a hidden label', async () => {
  const { container } = render(
    <Field id="notes" label="Notes" error="Too long" labelHidden>
      {(control) => <textarea {...control} />}
    </Field>,
  );
  const control = screen.getByRole('textbox', { name: 'Notes' });
  expect(control).toHaveAttribute('id', 'notes');
  expect(control).toHaveAccessibleDescription('Too long');
  expect(control).toBeInvalid();
  expect(await axe(container)).toHaveNoViolations();
});
