import { render } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Check, X } from '../icons/icons.exports';
import { MissingIconContext } from './missing-icon-context';
import { NamedIcon } from './named-icon';

const icons = { included: Check, refused: X };
const report = jest.fn();
const draw = (name: string) =>
  render(
    <MissingIconContext value={report}>
      <NamedIcon icons={icons} name={name as keyof typeof icons} />
    </MissingIconContext>,
  );

beforeEach(() => report.mockClear());

test('draws the icon of that name, hidden from screen readers', async () => {
  const { container } = draw('included');
  expect(container.querySelector('svg')).toHaveClass('lucide-check');
  expect(report).not.toHaveBeenCalled();
  expect(await axe(container)).toHaveNoViolations();
});

test.each(['for-a-fee', 'toString'])('reports the unknown icon "%s" once', (name) => {
  const { container, rerender } = draw(name);
  expect(container.querySelector('svg')).toHaveClass('lucide-circle');
  rerender(
    <MissingIconContext value={report}>
      <NamedIcon icons={icons} name={name as keyof typeof icons} />
    </MissingIconContext>,
  );
  expect(report.mock.calls).toEqual([[name]]);
});

test('works without a listener for missing icons', () => {
  const { container } = render(<NamedIcon icons={icons} name={'lost' as keyof typeof icons} />);
  expect(container.querySelector('svg')).toBeInTheDocument();
});
