import { memo } from 'react';
import type { PriceTone } from '../model/seat-map';
import classes from './seat-map.module.css';

/** How a seat looks: by its price, or why it cannot be had, or that it is ours. */
export type SeatLook = PriceTone | 'taken' | 'barred' | 'chosen' | 'bought';

interface SeatButtonProps {
  designator: string;
  /** Inside the seat: its letter. */
  sign: string;
  /** Who of the order sits there; drawn in the place of the letter, and said in the name. */
  initials?: string;
  label: string;
  look: SeatLook;
  /** True for the one seat of a map that the Tab key reaches. */
  reachable: boolean;
  onPress: (designator: string) => void;
}

const shut: ReadonlySet<SeatLook> = new Set(['taken', 'barred', 'bought']);

/** One of hundreds: it renders again only when its own look changes. */
export const SeatButton = memo(function SeatButton(props: SeatButtonProps) {
  const { designator, sign, initials, label, look, reachable, onPress } = props;
  return (
    <button
      type="button"
      role="gridcell"
      className={classes.seat}
      data-seat={designator}
      data-look={look}
      data-initials={initials}
      aria-label={label}
      aria-selected={look === 'chosen'}
      aria-disabled={shut.has(look) || undefined}
      tabIndex={reachable ? 0 : -1}
      onClick={() => onPress(designator)}
    >
      {initials ? null : sign}
    </button>
  );
});
