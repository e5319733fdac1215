import type { Extra } from '@karvon/contract';
import { useFormat, useIntl } from '@karvon/i18n';
import type { Money } from '@karvon/money';
import { Button, Notice } from '@karvon/ui-kit';
import { totalOf } from '../model/choice';
import { useExtraTexts, type TripOfExtras } from '../texts/use-extra-texts';
import { dialogMessages as m } from './extras-dialog.messages';
import classes from './extras-dialog.module.css';

interface ChoiceBarProps {
  trip: TripOfExtras;
  /** Nothing, in the currency of the trip. */
  zero: Money;
  /** What is chosen and sold, with its prices now. */
  sold: readonly (Extra & { price: Money })[];
  /** What is chosen and sold no more. */
  gone: readonly Extra[];
  /** True when nothing differs from what was chosen before. */
  same: boolean;
  /** Why the choice was not taken; null while nothing was refused. */
  refusal: string | null;
  saving: boolean;
  onSave: (total: Money) => void;
  onDone: () => void;
}

/** The lower edge of the dialog: what is chosen, its sum, and the button that agrees to it. */
export function ChoiceBar(props: ChoiceBarProps) {
  const { trip, zero, sold, gone, same, refusal, saving, onSave, onDone } = props;
  const intl = useIntl();
  const format = useFormat();
  const { what, who } = useExtraTexts(trip);
  const total = totalOf(sold, zero);
  const bags = sold.reduce((all, one) => all + (one.kind === 'bag' ? one.quantity : 0), 0);
  const seats = sold.filter(({ kind }) => kind === 'seat').length;
  return (
    <div className={classes.bar}>
      {gone.length > 0 ? (
        <Notice tone="warn">
          {intl.formatMessage(m.gone, {
            things: format.list(gone.map((one) => `${what(one)} (${who(one.passenger)})`)),
          })}
        </Notice>
      ) : null}
      {refusal ? <Notice tone="error">{refusal}</Notice> : null}
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
