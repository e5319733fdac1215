import { useState } from 'react';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Dialog } from './dialog';

function Login(props: { initialFocus?: 'title' | 'content'; dismissable?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Sign in</button>
      <Dialog
        {...props}
        open={open}
        onClose={() => setOpen(false)}
        title="Your account"
        closeLabel="Close"
        footer={<button onClick={() => setOpen(false)}>Done</button>}
      >
        <label>
          Phone <input />
        </label>
      </Dialog>
    </>
  );
}

const openIt = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  return screen.getByRole('dialog', { name: 'Your account' });
};

test('is not in the document until it opens', async () => {
  render(<Login />);
  expect(screen.queryByLabelText('Phone')).not.toBeInTheDocument();
  const dialog = await openIt();
  expect(within(dialog).getByLabelText('Phone')).toBeInTheDocument();
  expect(await axe(dialog)).toHaveNoViolations();
});

test('focuses its title, or the first control of a form', async () => {
  const { unmount } = render(<Login />);
  await openIt();
  expect(screen.getByRole('heading', { name: 'Your account' })).toHaveFocus();
  unmount();
  render(<Login initialFocus="content" />);
  await openIt();
  expect(screen.getByLabelText('Phone')).toHaveFocus();
});

test.each([
  ['Esc', () => userEvent.keyboard('{Escape}')],
  ['the close button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['the backdrop', () => userEvent.click(screen.getByRole('dialog'))],
  ['its own button', () => userEvent.click(screen.getByRole('button', { name: 'Done' }))],
])('%s closes it and the focus returns to the opener', async (_, leave) => {
  render(<Login />);
  await openIt();
  await leave();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Sign in' })).toHaveFocus();
});

test('a click inside does not close it', async () => {
  render(<Login />);
  const dialog = await openIt();
  await userEvent.click(within(dialog).getByLabelText('Phone'));
  expect(dialog).toBeInTheDocument();
});

test('a dialog that needs an answer ignores Esc and the backdrop', async () => {
  render(<Login dismissable={false} />);
  const dialog = await openIt();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(dialog);
  expect(dialog).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
});

test('when the opener disappears with the dialog, an element around it takes the focus, not the start of the page', async () => {
  function Line() {
    const [step, setStep] = useState<'line' | 'asked' | 'gone'>('line');
    return (
      <main tabIndex={-1}>
        {step === 'gone' ? null : <button onClick={() => setStep('asked')}>Delete</button>}
        <Dialog
          open={step === 'asked'}
          onClose={() => setStep('line')}
          title="Delete the line?"
          closeLabel="Close"
          footer={<button onClick={() => setStep('gone')}>Yes</button>}
        >
          <p>It is gone for ever.</p>
        </Dialog>
      </main>
    );
  }
  render(<Line />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
});
