import type { RefundQuote } from '@karvon/contract';
import { useFormat, useIntl } from '@karvon/i18n';
import { sum, times } from '@karvon/money';
import { DescriptionList, Stack } from '@karvon/ui-kit';
import { placeNames, sumsMessages as m } from './refund-sums.messages';
import classes from './refund-sums.module.css';

interface RefundSumsProps {
  refund: Pick<
    RefundQuote,
    | 'kind'
    | 'reason'
    | 'lines'
    | 'total'
    | 'basis'
    | 'method'
    | 'sentBy'
    | 'pointsCancelled'
    | 'pointsReturned'
  >;
}

/** What was paid, what is withheld and why, what is refunded, where to and by when. */
export function RefundSums({ refund }: RefundSumsProps) {
  const intl = useIntl();
  const format = useFormat();
  const { kind, reason, lines, total, basis, method, sentBy, pointsCancelled } = refund;
  const [first, ...rest] = lines.map(({ paid }) => paid);
  const paidFor = (item: 'tariff' | 'taxes') =>
    format.money(lines.find((line) => line.item === item)!.paid);
  // Our fee is listed even when none of it is withheld, because people ask about it.
  const listed = lines.filter((line) => line.kept.amount > 0 || line.item !== 'taxes');
  const afterConsent = kind === 'forced' && reason !== 'not-issued';
  return (
    <Stack>
      <DescriptionList
        rows={[
          {
            term: (
              <>
                <span>{intl.formatMessage(m.paid)}</span>
                <span className={classes.parts}>
                  {intl.formatMessage(m.parts, {
                    tariff: paidFor('tariff'),
                    taxes: paidFor('taxes'),
                  })}
                </span>
              </>
            ),
            value: format.money(sum(first!, ...rest)),
          },
          ...listed.map((line) => ({
            term: intl.formatMessage(m[line.item]),
            value: format.money(times(line.kept, -1)),
          })),
          ...(refund.pointsReturned > 0
            ? [
                {
                  term: intl.formatMessage(m.pointsReturned),
                  value: format.points(refund.pointsReturned),
                },
              ]
            : []),
          { term: intl.formatMessage(m.total), value: format.money(total), strong: true },
        ]}
      />
      <DescriptionList
        rows={[
          ...(total.amount > 0
            ? [
                {
                  term: intl.formatMessage(m.method),
                  value: intl.formatMessage(placeNames[method]),
                },
                {
                  term: intl.formatMessage(m.sent),
                  value: afterConsent
                    ? intl.formatMessage(m.sentAfter)
                    : intl.formatMessage(m.sentBy, { day: format.date(sentBy) }),
                },
              ]
            : []),
          ...(pointsCancelled > 0
            ? [
                {
                  term: intl.formatMessage(m.points),
                  value: intl.formatMessage(m.pointsLost, {
                    points: format.points(pointsCancelled),
                  }),
                },
              ]
            : []),
        ]}
      />
      <p className={classes.basis}>
        <strong>{`${intl.formatMessage(m.basis)}.`}</strong> <span>{basis.text}</span>
      </p>
    </Stack>
  );
}
