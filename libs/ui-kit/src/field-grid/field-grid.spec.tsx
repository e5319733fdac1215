import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { TextField } from '../text-field/text-field';
import { FieldGrid, FieldRow } from './field-grid';

test('Tab moves through the fields in reading order', async () => {
  const { container } = render(
    <FieldGrid>
      <FieldRow>
        <TextField label="Full name" />
      </FieldRow>
      <TextField label="Phone" />
      <TextField label="E-mail" />
    </FieldGrid>,
  );
  for (const label of ['Full name', 'Phone', 'E-mail']) {
    await userEvent.tab();
    expect(screen.getByLabelText(label)).toHaveFocus();
  }
  expect(await axe(container)).toHaveNoViolations();
});
