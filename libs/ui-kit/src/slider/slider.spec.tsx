import { useState } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { RangeSlider } from './slider';

const hours = (value: number) => `${String(value).padStart(2, '0')}:00`;
const commit = jest.fn();

function Departure({ initial = [6, 18] as [number, number] }) {
  const [value, setValue] = useState(initial);
  return (
    <RangeSlider
      label="Departure"
      thumbLabels={['Not before', 'Not after']}
      min={0}
      max={24}
      pageStep={3}
      value={value}
      valueText={hours}
      onChange={setValue}
      onCommit={commit}
    />
  );
}

const low = () => screen.getByRole('slider', { name: 'Not before' });
const high = () => screen.getByRole('slider', { name: 'Not after' });

/** The scale is 240 px between the middles of the end thumbs: 10 px an hour. */
function track(): Element {
  const element = low().parentElement as Element;
  jest.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 264, 44));
  return element;
}
const at = (hour: number) => ({ clientX: 12 + hour * 10, pointerId: 1, button: 0 });

// jsdom has no pointer events: without this a click would have no coordinates.
beforeAll(() => {
  window.PointerEvent ??= MouseEvent as typeof PointerEvent;
});

beforeEach(() => commit.mockClear());

test('has two named thumbs whose values are in words', async () => {
  const { container } = render(<Departure />);
  expect(screen.getByRole('group', { name: 'Departure' })).toBeInTheDocument();
  expect(low()).toHaveAttribute('aria-valuetext', '06:00');
  expect(high()).toHaveAttribute('aria-valuetext', '18:00');
  expect(screen.getByText('06:00 – 18:00')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test.each([
  ['{ArrowRight}', '7'],
  ['{ArrowUp}', '7'],
  ['{ArrowLeft}', '5'],
  ['{ArrowDown}', '5'],
  ['{PageUp}', '9'],
  ['{PageDown}', '3'],
  ['{Home}', '0'],
])('%s moves the first thumb to %s', async (key, expected) => {
  render(<Departure />);
  await userEvent.tab();
  expect(low()).toHaveFocus();
  await userEvent.keyboard(key);
  expect(low()).toHaveValue(expected);
  expect(high()).toHaveValue('18');
});

test('thumbs meet but do not pass each other', async () => {
  render(<Departure />);
  await userEvent.tab();
  await userEvent.keyboard('{End}');
  expect(low()).toHaveValue('18');
  await userEvent.tab();
  await userEvent.keyboard('{Home}');
  expect(high()).toHaveValue('18');
  await userEvent.keyboard('{End}{ArrowRight}');
  expect(high()).toHaveValue('24');
});

test('a click takes the nearest thumb, a drag moves it, releasing it commits once', () => {
  render(<Departure />);
  const scale = track();
  fireEvent.pointerDown(scale, at(8.4));
  expect(low()).toHaveValue('8');
  expect(low()).toHaveFocus();
  fireEvent.pointerMove(scale, at(10));
  fireEvent.pointerMove(scale, at(23));
  expect(low()).toHaveValue('18');
  expect(commit).not.toHaveBeenCalled();
  fireEvent.pointerUp(scale, at(23));
  fireEvent.pointerMove(scale, at(3));
  expect(low()).toHaveValue('18');
  expect(commit.mock.calls).toEqual([[[18, 18]]]);
});

test('of two thumbs at one position the click takes the one that can move there', () => {
  render(<Departure initial={[12, 12]} />);
  const scale = track();
  fireEvent.pointerDown(scale, at(15));
  fireEvent.pointerUp(scale, at(15));
  expect(high()).toHaveValue('15');
  fireEvent.pointerDown(scale, at(9));
  expect(low()).toHaveValue('9');
});

test('a value set by assistive technology is kept within the bounds', () => {
  render(<Departure />);
  fireEvent.change(low(), { target: { value: '20' } });
  expect(low()).toHaveValue('18');
  expect(commit).toHaveBeenCalledWith([18, 18]);
});
