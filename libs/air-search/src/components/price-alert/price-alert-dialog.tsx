import { useTransport } from '@karvon/api-client';
import { useIntl, useLocale } from '@karvon/i18n';
import { readUser } from '@karvon/session';
import { Button, Dialog } from '@karvon/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { ownEmailQuery } from '../../data/own-email.query';
import { useSetPriceAlert } from '../../data/price-alert.mutation';
import type { SearchCriteria } from '../../model/search/search-criteria';
import { alertDialogMessages as m } from './alert-dialog.messages';
import { AlertForm } from './alert-form';
import { alertMessages } from './price-alert.messages';
import classes from './price-alert.module.css';

export interface PriceAlertDialogProps {
  open: boolean;
  onClose: () => void;
  criteria: SearchCriteria;
}

/** The form of a price alert, then a text about the next step. */
export function PriceAlertDialog({ open, onClose, criteria }: PriceAlertDialogProps) {
  const intl = useIntl();
  const request = useSetPriceAlert(criteria, useLocale());
  const user = readUser(document.cookie);
  const own = useQuery({
    ...ownEmailQuery(useTransport(), user?.id ?? ''),
    enabled: user !== null,
  });
  const close = () => {
    if (request.isSuccess) request.reset();
    onClose();
  };
  const { data: set, variables: email } = request;
  const waits = set?.status === 'waiting';
  return (
    <Dialog
      key={set ? 'set' : 'form'}
      open={open}
      onClose={close}
      title={intl.formatMessage(set ? (waits ? m.waiting : m.active) : alertMessages.watch)}
      closeLabel={intl.formatMessage(m.close)}
      initialFocus={set ? 'title' : 'content'}
    >
      {set ? (
        <div className={classes.form}>
          <p className={classes.result}>
            {intl.formatMessage(waits ? m.waitingText : m.activeText, { email })}
          </p>
          <Button onClick={close}>{intl.formatMessage(m.close)}</Button>
        </div>
      ) : user && own.isPending ? null : (
        <AlertForm criteria={criteria} request={request} email={own.data ?? ''} />
      )}
    </Dialog>
  );
}
