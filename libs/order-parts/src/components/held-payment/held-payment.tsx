import type { Money } from '@karvon/money';
import type { OrderPayment } from '@karvon/contract';
import type { Edition } from '@karvon/edition';
import { useFormat, useIntl, useProblemText } from '@karvon/i18n';
import { Button, DescriptionList, Notice } from '@karvon/ui-kit';
import { useCancelPayment } from '../../data/cancel-payment.mutation';
import type { Payer } from '../../data/pay.mutation';
import { methodNames } from '../pay-form.messages';
import { heldMessages as m } from './held-payment.messages';
import classes from './held-payment.module.css';

interface HeldPaymentProps {
  payment: OrderPayment;
  payBefore: string | null;
  toPay: Money;
  /** The order has its tickets: they stay whatever comes of this payment. */
  beside?: boolean | undefined;
  payer: Payer;
  edition: Pick<Edition, 'support'>;
  /** Called when the payment may have ended: the order should be requested again. */
  onChange: () => void;
}

/** A payment the bank has not decided: which bank, since when, until when, and what happens then. */
export function HeldPayment({
  payment,
  payBefore,
  toPay,
  beside = false,
  payer,
  edition,
  onChange,
}: HeldPaymentProps) {
  const intl = useIntl();
  const format = useFormat();
  const problemText = useProblemText();
  const giveUp = useCancelPayment(payer, onChange);
  const { confirmationUrl, heldUntil, qrCode } = payment;
  const at = (moment: string) => format.deadline(moment, edition.support);
  const lapses = payBefore !== null && (heldUntil === null || payBefore <= heldUntil);
  const until = lapses ? payBefore : heldUntil;
  const lapsed = beside ? m.thenUnchanged : m.thenCancelled;
  return (
    <div className={classes.root} role="status">
      <h3 className={classes.title}>{intl.formatMessage(confirmationUrl ? m.open : m.pending)}</h3>
      {qrCode ? (
        <div className={classes.scan}>
          <p>{intl.formatMessage(m.scan)}</p>
          <svg
            className={classes.code}
            viewBox={`0 0 ${qrCode.side} ${qrCode.side}`}
            role="img"
            aria-label={intl.formatMessage(m.code)}
          >
            <path d={qrCode.path} />
          </svg>
        </div>
      ) : null}
      <DescriptionList
        rows={[
          { term: intl.formatMessage(m.sum), value: format.money(toPay), strong: true },
          {
            term: intl.formatMessage(m.method),
            value: intl.formatMessage(methodNames[payment.method]),
          },
          { term: intl.formatMessage(m.since), value: at(payment.startedAt) },
          ...(until ? [{ term: intl.formatMessage(m.until), value: at(until) }] : []),
        ]}
      />
      <p>{intl.formatMessage(confirmationUrl ? m.openText : m.pendingText)}</p>
      <p>{intl.formatMessage(lapses ? lapsed : m.thenAgain)}</p>
      {giveUp.isError ? <Notice tone="error">{problemText(giveUp.error)}</Notice> : null}
      {confirmationUrl ? (
        <>
          <Button
            as="a"
            block
            href={confirmationUrl}
            className={qrCode ? classes.onPhone : undefined}
          >
            {intl.formatMessage(m.resume)}
          </Button>
          <Button
            block
            variant="quiet"
            loading={giveUp.isPending}
            loadingLabel={intl.formatMessage(m.givingUp)}
            onClick={() => giveUp.mutate(payment.id)}
          >
            {intl.formatMessage(m.giveUp)}
          </Button>
        </>
      ) : null}
    </div>
  );
}
