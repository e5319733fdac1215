import { useId } from 'react';
import type { AirOrder, AirRefund } from '@karvon/contract';
import type { Edition } from '@karvon/edition';
import { useFormat, useIntl } from '@karvon/i18n';
import { StepList } from '@karvon/order-parts';
import { Card, Disclosure, Stack } from '@karvon/ui-kit';
import { refundPath, type RefundPoint } from '../../model/refund-path';
import { ClaimDocuments } from '../claim-documents/claim-documents';
import { RefundPart } from '../refund-part/refund-part';
import { RefundSums } from '../refund-sums/refund-sums';
import { doneStepNames, stepNames, trackerMessages as m } from './refund-tracker.messages';
import classes from './refund-tracker.module.css';

interface RefundTrackerProps {
  refund: AirRefund;
  order: Pick<AirOrder, 'number' | 'passengers' | 'slices' | 'dictionary'>;
  edition: Pick<Edition, 'support'>;
}

const stageOf = ({ state, at }: RefundPoint, refund: AirRefund) => {
  if (at === null) return 'ahead';
  if (state === 'declined') return 'failed';
  return state === refund.state && state !== 'returned' ? 'now' : 'done';
};

/** The steps of a refund, done and ahead with their deadlines, and the agreed sums. */
export function RefundTracker({ refund, order, edition }: RefundTrackerProps) {
  const intl = useIntl();
  const format = useFormat();
  const headingId = useId();
  const day = format.date(refund.sentBy);
  const note = ({ state, at }: RefundPoint) => {
    if (at) return format.instant(at, edition.support.utcOffsetMinutes);
    // The day is promised after the carrier has agreed; before that only the steps are known.
    const promised = state === 'at-bank' && refund.state !== 'in-review';
    return promised ? intl.formatMessage(m.by, { day }) : intl.formatMessage(m.ahead);
  };
  return (
    <Card as="section" aria-labelledby={headingId}>
      <Stack>
        <h2 id={headingId} className={classes.title}>
          {intl.formatMessage(m.title)}
        </h2>
        {refund.part ? <RefundPart part={refund.part} order={order} /> : null}
        <StepList
          steps={refundPath(refund).map((point) => {
            const stage = stageOf(point, refund);
            const names = stage === 'done' ? doneStepNames : stepNames;
            return { text: intl.formatMessage(names[point.state]), note: note(point), stage };
          })}
        />
        {refund.kind === 'forced' ? (
          <ClaimDocuments orderNumber={order.number} refund={refund} edition={edition} />
        ) : null}
        <Disclosure summary={intl.formatMessage(m.sums)}>
          <RefundSums refund={refund} />
        </Disclosure>
      </Stack>
    </Card>
  );
}
