import type { Cabin, Layover, Segment, Slice } from '@karvon/contract';
import { daysBetween, weekdayOf } from '@karvon/calendar';
import { unbroken } from '@karvon/i18n';
import { airportBeside } from '@karvon/place-search';
import { describeBelowClass, describeTechnicalStops } from './segment-notes';
import { sliceMessages } from './slice.messages';
import type { TextSource } from './text-source';

/** Formatted texts of a departure or an arrival; times are local to the place. */
export interface PointTexts {
  time: string;
  date: string;
  /** The day with a short month, for lines of cards. */
  shortDate: string;
  city: string;
  /** 'Домодедово, терминал 1'. */
  airport: string;
  code: string;
  /** '+1' or '−1' when the arrival is on another day than the departure; '' otherwise. */
  dayShift: string;
  /** The same for screen readers. */
  dayShiftLabel: string;
}

export interface LayoverTexts {
  text: string;
  warnings: string[];
  /** Sentences that explain a self-transfer to the traveller; [] on a single ticket. */
  advice: string[];
}

export interface SegmentTexts {
  departure: PointTexts;
  arrival: PointTexts;
  duration: string;
  flightNumber: string;
  carrier: string;
  /** IATA code of the marketing carrier. */
  carrierCode: string;
  /** The carrier's logo on the API; absent where no supplier gives one. */
  carrierLogo?: string | undefined;
  /** '' when the marketing carrier operates the flight itself. */
  operatedBy: string;
  aircraft: string;
  cabin: string;
  /** 'Анапа — Стамбул: эконом' where the flight is in a lower cabin than the one searched for; '' otherwise. */
  belowClass: string;
  /** 'Техническая посадка: Баку, 50 мин'; '' when there is none. */
  technicalStops: string;
  /** The layover after this segment; null after the last. */
  layover: LayoverTexts | null;
}

/** Formatted texts of one slice, for cards, checkout and orders. */
export interface SliceTexts {
  departure: PointTexts;
  arrival: PointTexts;
  duration: string;
  /** 'Прямой рейс', '1 пересадка'. */
  stops: string;
  /** Cities of the stops with the time between segments: 'Стамбул, 2 ч 10 мин'. */
  stopPlaces: string[];
  /** Each sentence once, however many layovers it applies to. */
  warnings: string[];
  carriers: string[];
  segments: SegmentTexts[];
}

/** 'Эконом' or 'Бизнес'. */
export function describeCabin(cabin: Cabin, intl: TextSource['intl']): string {
  return intl.formatMessage(cabin === 'Business' ? sliceMessages.business : sliceMessages.economy);
}

/** An eastward flight across the date line can arrive on the previous day. */
function describeDayShift(shift: number, intl: TextSource['intl']) {
  if (shift === 0) return { dayShift: '', dayShiftLabel: '' };
  const days = Math.abs(shift);
  return shift > 0
    ? { dayShift: `+${days}`, dayShiftLabel: intl.formatMessage(sliceMessages.dayShift, { days }) }
    : { dayShift: `−${days}`, dayShiftLabel: intl.formatMessage(sliceMessages.dayBack, { days }) };
}

function point(
  at: string,
  code: string,
  terminal: string | null,
  since: string,
  source: TextSource,
): PointTexts {
  const { dictionary, format, intl } = source;
  const { city, airport: name } = dictionary.airports[code] ?? { city: code, airport: code };
  const airport = airportBeside(city, name);
  const day = at.slice(0, 10);
  return {
    time: format.time(at),
    date: format.date(day, 'weekdayDayMonth'),
    shortDate: `${format.weekdayName(weekdayOf(day), 'short')}, ${format.date(day, 'dayMonthShort')}`,
    city,
    airport: [airport, terminal && intl.formatMessage(sliceMessages.terminal, { terminal })]
      .filter(Boolean)
      .join(', '),
    code,
    ...describeDayShift(daysBetween(since.slice(0, 10), day), intl),
  };
}

/** True when both terminals are known and differ at one airport; a change of airport has its own text. */
function changesTerminal(before: Segment, after: Segment): boolean {
  const [from, to] = [before.destinationTerminal, after.originTerminal];
  return before.destination === after.origin && from !== null && to !== null && from !== to;
}

function describeSelfTransfer(
  { arrivalAirport, minutes, selfTransfer }: Layover,
  { dictionary, format, intl }: TextSource,
): string[] {
  if (!selfTransfer) return [];
  const city = dictionary.airports[arrivalAirport]?.city ?? arrivalAirport;
  return [
    intl.formatMessage(sliceMessages.selfTransferLuggage),
    intl.formatMessage(sliceMessages.selfTransferBorder, { city }),
    intl.formatMessage(sliceMessages.selfTransferTime, { duration: format.duration(minutes) }),
    intl.formatMessage(
      selfTransfer.protected
        ? sliceMessages.selfTransferProtected
        : sliceMessages.selfTransferUnprotected,
    ),
  ];
}

function describeLayover(
  layover: Layover,
  [before, after]: [Segment, Segment],
  { dictionary, format, intl }: TextSource,
): LayoverTexts {
  const nameOf = (code: string) => dictionary.airports[code]?.airport ?? code;
  const from = nameOf(layover.arrivalAirport);
  const to = nameOf(layover.departureAirport);
  return {
    text: intl.formatMessage(sliceMessages.layover, {
      duration: format.duration(layover.minutes),
      city: dictionary.airports[layover.arrivalAirport]?.city ?? layover.arrivalAirport,
    }),
    advice: describeSelfTransfer(layover, { dictionary, format, intl }),
    warnings: [
      ...(layover.selfTransfer ? [intl.formatMessage(sliceMessages.selfTransfer)] : []),
      ...(layover.airportChange
        ? [intl.formatMessage(sliceMessages.airportChange, { from, to })]
        : []),
      ...(changesTerminal(before, after)
        ? [
            intl.formatMessage(sliceMessages.terminalChange, {
              from: before.destinationTerminal,
              to: after.originTerminal,
            }),
          ]
        : []),
      ...(layover.short ? [intl.formatMessage(sliceMessages.short)] : []),
      ...(layover.night ? [intl.formatMessage(sliceMessages.night)] : []),
    ],
  };
}

function describeSegment(slice: Slice, index: number, source: TextSource): SegmentTexts {
  const segment = slice.segments[index]!;
  const next = slice.segments[index + 1];
  const layover = slice.layovers[index];
  const { dictionary, format, intl } = source;
  const carrierName = (code: string) => dictionary.carriers[code]?.name ?? code;
  return {
    departure: point(
      segment.departingAt,
      segment.origin,
      segment.originTerminal,
      segment.departingAt,
      source,
    ),
    arrival: point(
      segment.arrivingAt,
      segment.destination,
      segment.destinationTerminal,
      segment.departingAt,
      source,
    ),
    duration: format.duration(segment.durationMinutes),
    flightNumber: segment.flightNumber,
    carrier: carrierName(segment.marketingCarrier),
    carrierCode: segment.marketingCarrier,
    carrierLogo: dictionary.carriers[segment.marketingCarrier]?.logo,
    operatedBy:
      segment.operatingCarrier === segment.marketingCarrier
        ? ''
        : intl.formatMessage(sliceMessages.operatedBy, {
            carrier: carrierName(segment.operatingCarrier),
          }),
    aircraft: segment.aircraft,
    cabin: describeCabin(segment.cabin, intl),
    belowClass: describeBelowClass(segment, source),
    technicalStops: describeTechnicalStops(segment, source),
    layover: layover && next ? describeLayover(layover, [segment, next], source) : null,
  };
}

/** Every text of a slice, in the language of `source`. */
export function describeSlice(slice: Slice, source: TextSource): SliceTexts {
  const { dictionary, format, intl } = source;
  const first = slice.segments[0]!;
  const last = slice.segments.at(-1)!;
  const segments = slice.segments.map((_, index) => describeSegment(slice, index, source));
  return {
    departure: point(first.departingAt, first.origin, null, first.departingAt, source),
    arrival: point(last.arrivingAt, last.destination, null, first.departingAt, source),
    duration: format.duration(slice.durationMinutes),
    stops:
      slice.stops === 0
        ? intl.formatMessage(sliceMessages.direct)
        : intl.formatMessage(sliceMessages.stops, { count: slice.stops }),
    stopPlaces: slice.layovers.map((layover) => {
      const city = dictionary.airports[layover.arrivalAirport]?.city ?? layover.arrivalAirport;
      // Shown in a narrow column: the line may break only after the city.
      return `${city}, ${unbroken(format.duration(layover.minutes))}`;
    }),
    warnings: [
      ...new Set(
        segments.flatMap(({ belowClass, technicalStops, layover }) => [
          ...(belowClass ? [belowClass] : []),
          ...(technicalStops ? [technicalStops] : []),
          ...(layover?.warnings ?? []),
        ]),
      ),
    ],
    carriers: [...new Set(segments.map((segment) => segment.carrier))],
    segments,
  };
}
