import type { ReactNode } from 'react';
import { useIntl } from '@karvon/i18n';
import { ChevronDown } from '@karvon/ui-kit';
import { roomMessages as m } from './room-card.messages';
import classes from './room-list.module.css';

interface RoomListProps {
  open: readonly ReactNode[];
  /** Shown on a phone once its line is pressed; always on wider screens. */
  folded: readonly ReactNode[];
  /** What the line says: how many rooms follow, and from which price. */
  summary: string;
}

/**
 * The rooms of a hotel. The line that opens the rest is a details element before it, so that one page serves every width and
 * the line works before scripts.
 */
export function RoomList({ open, folded, summary }: RoomListProps) {
  const intl = useIntl();
  return (
    <div className={classes.root}>
      {open}
      {folded.length > 0 ? (
        <details className={classes.more}>
          <summary className={classes.summary}>
            <span className={classes.show}>{summary}</span>
            <span className={classes.hide}>{intl.formatMessage(m.fewerRooms)}</span>
            <ChevronDown aria-hidden="true" size={20} className={classes.arrow} />
          </summary>
        </details>
      ) : null}
      {folded}
    </div>
  );
}
