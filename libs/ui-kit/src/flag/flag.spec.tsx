import { render } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Flag, FlagFromSheet } from './flag';

const source = { one: (iso2: string) => `/flags/${iso2}.svg`, sheet: '/flags/all.svg' };

test('a flag is one picture, hidden from screen readers', async () => {
  const { container } = render(<Flag source={source} iso2="UZ" />);
  const picture = container.querySelector('img');
  expect(picture).toHaveAttribute('src', '/flags/UZ.svg');
  expect(picture).toHaveAttribute('alt', '');
  expect(await axe(container)).toHaveNoViolations();
});

test('a flag of the sheet is one of its cells', async () => {
  const { container } = render(<FlagFromSheet source={source} iso2="UZ" />);
  expect(container.querySelector('svg')).toHaveAttribute('viewBox', '75 40 3 2');
  expect(container.querySelector('image')).toHaveAttribute('href', '/flags/all.svg');
  expect(await axe(container)).toHaveNoViolations();
});
