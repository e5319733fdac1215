import { useIntl } from '@karvon/i18n';
import { Checkbox, VisuallyHidden } from '@karvon/ui-kit';
import type { OfferWish, OfferWishes } from '../../model/room-offers';
import { hotelMessages as m } from './hotel-page.messages';
import classes from './hotel-page.module.css';

const labels = { meal: m.wishMeal, free: m.wishFree };

interface WishBoxesProps {
  wishes: OfferWishes;
  /** The wishes that are a choice; without one there are no boxes. */
  open: readonly OfferWish[];
  onChange: (wishes: OfferWishes) => void;
}

/** Leaves only the offers with a meal, or with free cancellation. */
export function WishBoxes({ wishes, open, onChange }: WishBoxesProps) {
  const intl = useIntl();
  if (open.length === 0) return null;
  return (
    <fieldset className={classes.wishes}>
      <legend>
        <VisuallyHidden>{intl.formatMessage(m.wishes)}</VisuallyHidden>
      </legend>
      {open.map((wish) => (
        <Checkbox
          key={wish}
          label={intl.formatMessage(labels[wish])}
          checked={wishes[wish]}
          onChange={({ target }) => onChange({ ...wishes, [wish]: target.checked })}
        />
      ))}
    </fieldset>
  );
}
