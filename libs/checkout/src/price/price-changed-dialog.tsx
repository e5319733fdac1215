import { useFormat, useIntl } from '@karvon/i18n';
import type { Money } from '@karvon/money';
import { Button, DescriptionList, Dialog } from '@karvon/ui-kit';
import { Link } from 'react-router';
import type { Product } from '../product';
import { changedMessages as m } from './price-changed-dialog.messages';
import classes from './price-changed-dialog.module.css';

export interface PriceChangedDialogProps {
  product: Product;
  open: boolean;
  before: Money;
  now: Money;
  /** The address of other offers. */
  backTo: string;
  onAccept: () => void;
  onClose: () => void;
}

/** Shows the old and the new price; a higher price is booked only after the visitor confirms it. */
export function PriceChangedDialog({
  product,
  open,
  before,
  now,
  backTo,
  onAccept,
  onClose,
}: PriceChangedDialogProps) {
  const intl = useIntl();
  const format = useFormat();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={intl.formatMessage(m.title)}
      closeLabel={intl.formatMessage(m.close)}
      footer={
        <div className={classes.actions}>
          <Button block onClick={onAccept}>
            {intl.formatMessage(m.accept, { total: format.money(now) })}
          </Button>
          <Button as={Link} to={backTo} block variant="secondary">
            {intl.formatMessage(m.back, { product })}
          </Button>
        </div>
      }
    >
      <p>{intl.formatMessage(m.text, { product })}</p>
      <DescriptionList
        className={classes.prices}
        rows={[
          { term: intl.formatMessage(m.before), value: format.money(before) },
          { term: intl.formatMessage(m.now), value: format.money(now), strong: true },
        ]}
      />
    </Dialog>
  );
}
