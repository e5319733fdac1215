import {
  Fragment,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import type { SeatMap as SeatPlan } from '@karvon/contract';
import { useIntl } from '@karvon/i18n';
import { useClientWidth, useSteady } from '@karvon/ui-kit';
import { placeSeats, seatBeyond, sectionWidths, type PriceClass } from '../model/seat-map';
import { currencyOf } from './bare-sum';
import { SeatButton } from './seat-button';
import { seatMessages as m } from './seat-choice.messages';
import classes from './seat-map.module.css';
import { usePlainSeats } from './use-plain-seats';

/** Who of the order sits on a seat. */
export interface Sitter {
  who: string;
  initials: string;
  bought: boolean;
}

interface SeatMapProps {
  map: Pick<SeatPlan, 'rows'>;
  flight: string;
  /** Whose prices are shown. */
  passenger: number;
  prices: readonly PriceClass[];
  /** The seats of this order by their designators. */
  sitters: ReadonlyMap<string, Sitter>;
  onPress: (designator: string) => void;
}

/** The seats of one flight. Keys of a grid move through them; Enter and a press choose. */
export function SeatMap({ map, flight, passenger, prices, sitters, onPress }: SeatMapProps) {
  const intl = useIntl();
  const grid = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const screen = useClientWidth();
  const [cut, setCut] = useState(false);
  useLayoutEffect(() => {
    const { scrollWidth, clientWidth } = frame.current!;
    setCut(scrollWidth > clientWidth);
  }, [map, screen]);
  const seats = useMemo(() => placeSeats(map), [map]);
  const widths = useMemo(() => sectionWidths(map), [map]);
  const plain = usePlainSeats(seats, passenger, prices);
  const [reached, setReached] = useState<string | null>(null);
  const reachable =
    reached ??
    seats.find(({ seat }) => seat.prices[passenger])?.seat.designator ??
    seats[0]?.seat.designator;

  const press = useSteady((designator: string) => {
    setReached(designator);
    onPress(designator);
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const from = (event.target as HTMLElement).dataset.seat;
    const modifier = event.altKey || event.metaKey ? 'Alt+' : event.ctrlKey ? 'Control+' : '';
    const next = from && seatBeyond(seats, from, modifier + event.key);
    if (!next) return;
    event.preventDefault();
    setReached(next);
    grid.current?.querySelector<HTMLElement>(`[data-seat="${next}"]`)?.focus();
  };

  const button = (designator: string) => {
    const { where, ...look } = plain.get(designator)!;
    const sitter = sitters.get(designator);
    const seen = sitter
      ? ({
          ...look,
          look: sitter.bought ? 'bought' : 'chosen',
          initials: sitter.initials,
          label: `${where}, ${intl.formatMessage(sitter.bought ? m.boughtFor : m.yoursFor, { who: sitter.who })}`,
        } as const)
      : look;
    return (
      <SeatButton
        key={designator}
        {...{ designator, ...seen }}
        reachable={designator === reachable}
        onPress={press}
      />
    );
  };
  const currency = currencyOf(prices);
  const name = [
    intl.formatMessage(m.map, { flight }),
    ...(currency ? [intl.formatMessage(m.currency, { currency })] : []),
  ];
  const abreast = widths.reduce((all, count) => all + count, 0);
  const aisles = Math.max(widths.length - 1, 1);
  return (
    <>
      {cut ? <p className={classes.note}>{intl.formatMessage(m.swipe)}</p> : null}
      <div ref={frame} className={classes.frame}>
        <div
          ref={grid}
          role="grid"
          tabIndex={-1}
          aria-label={name.join('. ')}
          className={classes.map}
          style={{ '--abreast': abreast, '--aisles': aisles } as CSSProperties}
          onKeyDown={onKeyDown}
        >
          {map.rows.map(({ exit, sections }, row) => (
            <SeatRow
              key={row}
              {...{ sections, widths, button }}
              // Of rows behind each other the first says it.
              exit={exit && !map.rows[row - 1]?.exit}
            />
          ))}
        </div>
      </div>
    </>
  );
}

interface SeatRowProps {
  sections: SeatPlan['rows'][number]['sections'];
  /** Seats abreast in each section of the widest row. */
  widths: readonly number[];
  /** True when the words about an exit stand above the row. */
  exit: boolean;
  button: (designator: string) => ReactNode;
}

/** A row: its number stands in each aisle, or before the only section. */
function SeatRow({ sections, widths, exit, button }: SeatRowProps) {
  const intl = useIntl();
  const first = sections.flat().find((seat) => seat !== null);
  return (
    <div role="row" className={classes.row}>
      {exit ? (
        <span className={classes.exit} aria-hidden="true">
          {intl.formatMessage(m.exit)}
        </span>
      ) : null}
      {sections.map((places, section) => (
        <Fragment key={section}>
          {section > 0 || sections.length === 1 ? (
            <span className={classes.number} aria-hidden="true">
              {first?.designator.slice(0, -1)}
            </span>
          ) : null}
          <span className={classes.section} style={{ '--width': widths[section] } as CSSProperties}>
            {places.map((seat, place) =>
              seat ? button(seat.designator) : <span key={place} className={classes.gap} />,
            )}
          </span>
        </Fragment>
      ))}
    </div>
  );
}
