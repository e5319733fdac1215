import { useIntl } from '@karvon/i18n';
import { Button, RefreshCw } from '@karvon/ui-kit';
import { heldMessages as m } from './held-offers-button.messages';
import classes from './held-offers-button.module.css';

interface HeldOffersButtonProps {
  count: number;
  cheaper: number;
  onShow: () => void;
}

/**
 * Shows the offers that arrived while the visitor was reading. The button floats at the bottom of the window, so that it moves
 * nothing and covers no card's head.
 */
export function HeldOffersButton({ count, cheaper, onShow }: HeldOffersButtonProps) {
  const intl = useIntl();
  return (
    <div className={classes.root} role="status">
      {count > 0 ? (
        <Button
          size="small"
          className={classes.button}
          iconStart={<RefreshCw aria-hidden="true" size={16} />}
          onClick={onShow}
        >
          {intl.formatMessage(cheaper > 0 ? m.moreCheaper : m.more, { count, cheaper })}
        </Button>
      ) : null}
    </div>
  );
}
