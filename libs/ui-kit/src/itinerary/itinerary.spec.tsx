import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { SliceDetails } from './slice-details';
import { SliceLine } from './slice-line';
import { SliceSummary } from './slice-summary';
import type { PointText, SliceText } from './slice-texts';

const point = (values: Partial<PointText>): PointText => ({
  time: '22:40',
  date: 'пн, 9 марта',
  shortDate: 'пн, 9 мар.',
  city: 'Ташкент',
  airport: 'Ислам Каримов',
  code: 'TAS',
  dayShift: '',
  dayShiftLabel: '',
  ...values,
});
const flight = {
  departure: point({}),
  arrival: point({
    time: '00:10',
    dayShift: '+1',
    dayShiftLabel: 'прилёт через 1 день после вылета',
    city: 'Стамбул',
    code: 'IST',
  }),
  duration: '4 ч',
  carrier: 'Turkish Airlines',
  operatedBy: '',
  aircraft: 'A321',
  carrierCode: 'TK',
  cabin: 'Эконом',
};
const slice: SliceText = {
  departure: flight.departure,
  arrival: flight.arrival,
  duration: '9 ч 30 мин',
  stops: '1 пересадка',
  stopPlaces: ['Стамбул, 2 ч'],
  warnings: ['Короткая пересадка'],
  carriers: ['Turkish Airlines'],
  segments: [
    {
      ...flight,
      flightNumber: 'TK 371',
      layover: { text: 'Пересадка 2 ч — Стамбул', warnings: ['Короткая пересадка'] },
    },
    { ...flight, flightNumber: 'TK 415', layover: null },
  ],
};

test.each([
  ['summary', SliceSummary],
  ['line', SliceLine],
])('the %s has the arrival day for screen readers, which do not see the "+1"', async (_, Slice) => {
  const { container } = render(<Slice slice={slice} />);
  expect(screen.getByText('прилёт через 1 день после вылета')).toBeInTheDocument();
  expect(screen.getByText('Короткая пересадка')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('the details list segments in order with the layovers between them', async () => {
  const { container } = render(<SliceDetails slice={slice} />);
  const items = screen.getAllByRole('listitem');
  expect(items).toHaveLength(2);
  expect(items[0]).toHaveTextContent('TK 371');
  expect(items[0]).toHaveTextContent('Пересадка 2 ч — Стамбул');
  expect(items[1]).not.toHaveTextContent('Пересадка');
  expect(await axe(container)).toHaveNoViolations();
});

test('segments with the same number and stops are all shown, and stay when the list changes', () => {
  const complain = jest.spyOn(console, 'error').mockImplementation();
  const through = { ...flight, flightNumber: 'TK 371', layover: null };
  const twice: SliceText = {
    ...slice,
    stopPlaces: ['Стамбул, 2 ч', 'Стамбул, 2 ч'],
    warnings: [],
    segments: [through, through],
  };
  render(
    <>
      <SliceDetails slice={twice} />
      <SliceLine slice={twice} />
      <SliceSummary slice={twice} />
    </>,
  );
  expect(screen.getAllByText(/TK 371/)).toHaveLength(2);
  expect(complain).not.toHaveBeenCalled();
});
