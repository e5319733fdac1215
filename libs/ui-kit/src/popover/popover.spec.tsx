import { useState } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Popover, preloadPopoverPanel } from './popover';

beforeAll(preloadPopoverPanel);

function Travellers() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Popover
        open={open}
        onClose={() => setOpen(false)}
        title="Travellers"
        closeLabel="Close"
        trigger={
          <button aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(!open)}>
            1 adult
          </button>
        }
        footer={<button onClick={() => setOpen(false)}>Done</button>}
      >
        <button>More</button>
      </Popover>
      <button>Search</button>
    </>
  );
}

const trigger = () => screen.getByRole('button', { name: '1 adult' });
const panel = () => screen.queryByRole('dialog', { name: 'Travellers' });

test('takes the focus, closes by Esc and returns the focus', async () => {
  const { container } = render(<Travellers />);
  await userEvent.click(trigger());
  await waitFor(() => expect(panel()).toHaveFocus());
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.keyboard('{Escape}');
  expect(panel()).not.toBeInTheDocument();
  expect(trigger()).toHaveFocus();
});

test('its own button closes it and returns the focus', async () => {
  render(<Travellers />);
  await userEvent.click(trigger());
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(trigger()).toHaveFocus();
});

test('a click or Tab out of it closes it and leaves the focus there', async () => {
  render(<Travellers />);
  await userEvent.click(trigger());
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(panel()).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus();
  await userEvent.click(trigger());
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  expect(panel()).not.toBeInTheDocument();
});

test('on a phone it is a modal sheet with its title and a close button', async () => {
  jest.replaceProperty(window, 'innerWidth', 360);
  render(<Travellers />);
  await userEvent.click(trigger());
  expect(screen.getByRole('heading', { name: 'Travellers' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(panel()).not.toBeInTheDocument();
  expect(trigger()).toHaveFocus();
});

afterEach(() => jest.restoreAllMocks());
