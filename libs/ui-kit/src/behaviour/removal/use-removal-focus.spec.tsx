import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRemovalFocus } from './use-removal-focus';

function Lines() {
  const [lines, setLines] = useState(['Olim', 'Aziza']);
  return (
    <>
      <section aria-label="Travellers" {...useRemovalFocus(lines.length)}>
        {lines.map((line) => (
          <button key={line} onClick={() => setLines(lines.filter((one) => one !== line))}>
            {line}
          </button>
        ))}
      </section>
      <button onClick={() => setLines([])}>Clear</button>
    </>
  );
}
const box = () => screen.getByRole('region', { name: 'Travellers' });

test('the container of a list takes the focus of a removed row; the next Tab leads to the next row', async () => {
  render(<Lines />);
  expect(box()).not.toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Olim' }));
  expect(box()).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Aziza' })).toHaveFocus();
});

test('a focus elsewhere is unchanged', async () => {
  render(<Lines />);
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.getByRole('button', { name: 'Clear' })).toHaveFocus();
});
