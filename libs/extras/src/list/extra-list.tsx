import { clsx } from 'clsx';
import type { Extra } from '@karvon/contract';
import { useFormat, useIntl } from '@karvon/i18n';
import type { Money } from '@karvon/money';
import { IconButton, Trash2 } from '@karvon/ui-kit';
import { extrasMessages as m } from '../extras.messages';
import { useExtraTexts, type TripOfExtras } from '../texts/use-extra-texts';
import classes from './extra-list.module.css';

interface ExtraListProps {
  trip: TripOfExtras;
  /** Without a price while nobody has said it: the list has its height at once. */
  items: readonly (Extra & { price?: Money | undefined; void: boolean })[];
  /** The sum below the list; null while it is not known, left out where the list has none. */
  total?: Money | null | undefined;
  /** Left out where nothing can be taken back. */
  onRemove?: ((extra: Extra) => void) | undefined;
}

/** Bags and seats with their passengers, flights and prices. */
export function ExtraList({ trip, items, total, onRemove }: ExtraListProps) {
  const intl = useIntl();
  const format = useFormat();
  const { what, where, who } = useExtraTexts(trip);
  return (
    <>
      <ul className={classes.list}>
        {items.map((item, index) => (
          // Two purchases can hold the same thing.
          <li key={index} className={clsx(classes.item, item.void && classes.lost)}>
            <span className={classes.words}>
              <span className={classes.what}>{what(item)}</span>
              <span className={classes.details}>{who(item.passenger)}</span>
              <span className={classes.details}>{where(item)}</span>
              {item.void ? (
                <span className={classes.details}>{intl.formatMessage(m.lost)}</span>
              ) : null}
            </span>
            <span className={classes.price}>{item.price ? format.money(item.price) : '…'}</span>
            {onRemove ? (
              <IconButton
                className={classes.remove}
                label={intl.formatMessage(m.remove, { what: what(item), who: who(item.passenger) })}
                icon={<Trash2 size={20} />}
                onClick={() => onRemove(item)}
              />
            ) : null}
          </li>
        ))}
      </ul>
      {total === undefined ? null : (
        <p className={classes.total}>
          <span>{intl.formatMessage(m.total)}</span>
          <span className={classes.price}>{total ? format.money(total) : '…'}</span>
        </p>
      )}
    </>
  );
}
