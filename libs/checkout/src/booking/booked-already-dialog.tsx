import { useIntl, useLocale } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import { Button, Dialog } from '@karvon/ui-kit';
import { Link } from 'react-router';
import type { Product } from '../product';
import { bookedMessages as m } from './booked-already-dialog.messages';
import classes from './booked-already-dialog.module.css';

const orderPaths = { air: paths.airOrder, hotel: paths.hotelOrder };

export interface BookedAlreadyDialogProps {
  product: Product;
  open: boolean;
  /** The earlier order. */
  orderNumber: string;
  onAgain: () => void;
  onClose: () => void;
}

/** Links to the earlier order of the same people; a second one is booked only after the visitor confirms it. */
export function BookedAlreadyDialog({
  product,
  open,
  orderNumber,
  onAgain,
  onClose,
}: BookedAlreadyDialogProps) {
  const intl = useIntl();
  const lang = useLocale();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={intl.formatMessage(m.title, { product })}
      closeLabel={intl.formatMessage(m.close)}
      footer={
        <div className={classes.actions}>
          <Button as={Link} to={orderPaths[product].to(lang, { number: orderNumber })} block>
            {intl.formatMessage(m.open, { orderNumber })}
          </Button>
          <Button block variant="secondary" onClick={onAgain}>
            {intl.formatMessage(m.again)}
          </Button>
        </div>
      }
    >
      <p>{intl.formatMessage(m.text, { product, orderNumber })}</p>
    </Dialog>
  );
}
