import type { AirExtras, AirOrder } from '@karvon/contract';
import type { Edition } from '@karvon/edition';
import { ExtraList, toExtra, totalOf, withoutExtra } from '@karvon/extras';
import { useFormat, useIntl, useProblemText } from '@karvon/i18n';
import { isBankDeciding, PayForm } from '@karvon/order-parts';
import { Notice } from '@karvon/ui-kit';
import { useChooseExtras } from '../../data/extras.mutation';
import { canChooseExtras } from '../../model/extras';
import { extrasMessages as m } from './extras.messages';
import classes from './extras.module.css';

interface ExtrasPartProps {
  order: AirOrder;
  extras: AirExtras;
  edition: Edition;
  /** Called when the order may have changed. */
  onLook: () => void;
  /** Called when something chosen was taken back. */
  onRemoved: () => void;
}

/** What was chosen at once: how far it has come, and what the visitor can do about it now. */
export function ExtrasPart({ order, extras, edition, onLook, onRemoved }: ExtrasPartProps) {
  const intl = useIntl();
  const format = useFormat();
  const problemText = useProblemText();
  const choose = useChooseExtras(order.number);
  const { state, items, total, withOrder, payBefore, payment, paymentMethods } = extras;
  const removable = state === 'to-pay' && canChooseExtras(order) && !choose.isPending;
  const list = (
    <ExtraList
      trip={order}
      items={items}
      total={state === 'to-pay' ? total : undefined}
      onRemove={
        removable
          ? (item) => {
              const left = withoutExtra(items, item);
              choose.mutate(
                { extras: left.map(toExtra), expectedTotal: totalOf(left, total) },
                { onSuccess: onRemoved, onError: onLook },
              );
            }
          : undefined
      }
    />
  );
  if (state === 'declined')
    return (
      <>
        <Notice tone="warn">
          {intl.formatMessage(m.declined, { total: format.money(total) })}
        </Notice>
        {list}
      </>
    );
  if (state !== 'to-pay')
    return (
      <>
        {state === 'at-carrier' ? <Notice>{intl.formatMessage(m.atCarrier)}</Notice> : null}
        {list}
      </>
    );
  return (
    <>
      {withOrder ? null : <Notice>{intl.formatMessage(m.toPay)}</Notice>}
      {list}
      {choose.error ? <Notice tone="error">{problemText(choose.error)}</Notice> : null}
      {withOrder ? <p className={classes.note}>{intl.formatMessage(m.withOrder)}</p> : null}
      {payBefore && !withOrder ? (
        <>
          {isBankDeciding({ payment }) ? null : (
            <p className={classes.note}>
              {intl.formatMessage(m.payBefore, {
                at: format.deadline(payBefore, edition.support),
              })}
            </p>
          )}
          <PayForm
            beside
            order={{ toPay: total, payment, paymentMethods, payBefore }}
            edition={edition}
            onChange={onLook}
            payer={{ orderKind: 'air', orderNumber: order.number }}
          />
        </>
      ) : null}
    </>
  );
}
