import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Checkbox } from '../checkbox/checkbox';
import { ReadingLinks } from './reading-links';

const titles = { offer: 'The offer', policy: 'The policy' };

function Consent() {
  return (
    <ReadingLinks
      hrefOf={(id) => `/company/${id}`}
      titleOf={(id: keyof typeof titles) => titles[id]}
      textOf={(id) => <p>text of {id}</p>}
      closeLabel="Close"
    >
      {(linkTo) => (
        <Checkbox
          label={
            <>
              I accept {linkTo('offer')('the offer')} and {linkTo('policy')('the policy')}
            </>
          }
        />
      )}
    </ReadingLinks>
  );
}

test('a text opens over the form, ticks nothing, and returns the focus', async () => {
  const { container } = render(<Consent />);
  const link = screen.getByRole('link', { name: 'the policy' });
  await userEvent.click(link);
  const dialog = screen.getByRole('dialog', { name: 'The policy' });
  expect(dialog).toHaveTextContent('text of policy');
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(dialog).not.toBeInTheDocument();
  expect(link).toHaveFocus();
  expect(screen.getByRole('checkbox')).not.toBeChecked();
});

test('a click with a modifier key opens a new tab', () => {
  render(<Consent />);
  const link = screen.getByRole('link', { name: 'the offer' });
  expect(link).toHaveAttribute('href', '/company/offer');
  expect(link).toHaveAttribute('target', '_blank');
  const press = createEvent.click(link, { ctrlKey: true });
  fireEvent(link, press);
  expect(press.defaultPrevented).toBe(false);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
