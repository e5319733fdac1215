import type { ReactNode } from 'react';
import { useIntl } from '@karvon/i18n';
import { Card, Checkbox, IconButton, Trash2, VisuallyHidden } from '@karvon/ui-kit';
import { cardMessages as m } from './card.messages';
import classes from './favourite-card.module.css';

/** What the page does with each of its cards. */
export interface CardControls {
  chosen: boolean;
  /** As many as can be compared are chosen already. */
  full: boolean;
  onChoose: (chosen: boolean) => void;
  onRemove: () => void;
}

interface FavouriteCardProps extends CardControls {
  title: string;
  /** The title with what tells it from others of the same title. */
  name: string;
  picture?: ReactNode;
  price: ReactNode;
  action: ReactNode;
  children: ReactNode;
}

/** A kept flight or hotel: what it is, what it costs now, and the box that chooses it for a comparison. */
export function FavouriteCard(props: FavouriteCardProps) {
  const { title, name, picture, price, action, children, chosen, full, onChoose, onRemove } = props;
  const intl = useIntl();
  return (
    <Card as="li" padding="none" className={classes.root}>
      {picture}
      <div className={classes.main}>
        <h3 className={classes.title}>{title}</h3>
        {children}
      </div>
      <div className={classes.sale}>
        {price}
        {action}
      </div>
      <div className={classes.foot}>
        <Checkbox
          label={
            <>
              <span aria-hidden="true">{intl.formatMessage(m.compare)}</span>
              <VisuallyHidden>{intl.formatMessage(m.compareNamed, { what: name })}</VisuallyHidden>
            </>
          }
          checked={chosen}
          disabled={full && !chosen}
          onChange={({ target }) => onChoose(target.checked)}
        />
        <IconButton
          label={intl.formatMessage(m.remove, { what: name })}
          icon={<Trash2 aria-hidden="true" size={20} />}
          onClick={onRemove}
        />
      </div>
    </Card>
  );
}
