import { isApiProblem } from '@karvon/api-client';
import type { AirOrder, Extra } from '@karvon/contract';
import { useFormat, useIntl, useProblemText } from '@karvon/i18n';
import type { Money } from '@karvon/money';
import { Button, Notice } from '@karvon/ui-kit';
import { totalOf } from '../../model/extras';
import { useExtraTexts } from '../extra-texts/use-extra-texts';
import { dialogMessages as m } from './extras-dialog.messages';
import classes from './extras-dialog.module.css';

interface ChoiceBarProps {
  order: Pick<AirOrder, 'slices' | 'passengers' | 'dictionary' | 'total'>;
  /** What is chosen and sold, with its prices now. */
  sold: readonly (Extra & { price: Money })[];
  /** What is chosen and sold no more. */
  gone: readonly Extra[];
  /** True when nothing differs from what was chosen before. */
  same: boolean;
  error: Error | null;
  saving: boolean;
  onSave: (total: Money) => void;
  onDone: () => void;
}

/** The lower edge of the dialog: what is chosen, its sum, and the button that agrees to it. */
export function ChoiceBar(props: ChoiceBarProps) {
  const { order, sold, gone, same, error, saving, onSave, onDone } = props;
  const intl = useIntl();
  const format = useFormat();
  const problemText = useProblemText();
  const { what, who } = useExtraTexts(order);
  const total = totalOf(sold, order.total);
  const bags = sold.reduce((all, one) => all + (one.kind === 'bag' ? one.quantity : 0), 0);
  const seats = sold.filter(({ kind }) => kind === 'seat').length;
  const code = isApiProblem(error) ? error.problem.code : null;
  const refusal = () => {
    if (code === 'payment-in-progress') return intl.formatMessage(m.paying);
    const text = problemText(error);
    return code === 'price-changed' ? `${text} ${intl.formatMessage(m.confirmAgain)}` : text;
  };
  return (
    <div className={classes.bar}>
      {gone.length > 0 ? (
        <Notice tone="warn">
          {intl.formatMessage(m.gone, {
            things: format.list(gone.map((one) => `${what(one)} (${who(one.passenger)})`)),
          })}
        </Notice>
      ) : null}
      {error && !(code === 'extras-unavailable' && gone.length > 0) ? (
        <Notice tone="error">{refusal()}</Notice>
      ) : null}
      <p className={classes.sum} role="status">
        {sold.length > 0 ? (
          <>
            <span>
              {intl.formatMessage(m.chosen, {
                bags,
                seats,
                both: bags > 0 && seats > 0 ? 'yes' : 'no',
              })}
            </span>{' '}
            <strong>{format.money(total)}</strong>
          </>
        ) : (
          intl.formatMessage(m.nothing)
        )}
      </p>
      {same ? (
        <Button variant={sold.length > 0 ? 'primary' : 'secondary'} onClick={onDone}>
          {intl.formatMessage(m.done)}
        </Button>
      ) : (
        <Button
          loading={saving}
          loadingLabel={intl.formatMessage(m.adding)}
          onClick={() => onSave(total)}
        >
          {sold.length > 0
            ? intl.formatMessage(m.add, { total: format.money(total) })
            : intl.formatMessage(m.giveUp)}
        </Button>
      )}
    </div>
  );
}
