import { useQueryClient } from '@tanstack/react-query';
import { isApiProblem, useTransport } from '@karvon/api-client';
import type { AirOrder, Extra } from '@karvon/contract';
import type { Edition } from '@karvon/edition';
import { ExtrasButton, toExtra } from '@karvon/extras';
import { useIntl, useProblemText } from '@karvon/i18n';
import { money } from '@karvon/money';
import { Button, Stack } from '@karvon/ui-kit';
import { useChooseExtras } from '../../data/extras.mutation';
import { extrasQuery } from '../../data/extras.query';
import { boughtItems, openChoice } from '../../model/extras';
import { extrasMessages as m } from './extras.messages';

interface OrderExtrasButtonProps {
  order: AirOrder;
  edition: Pick<Edition, 'phones'>;
  label: string;
  /** What was chosen in the dialog and not added; null at first. */
  draft: readonly Extra[] | null;
  onDraft: (draft: readonly Extra[] | null) => void;
  /** Called when the order may have changed. */
  onLook: () => void;
}

/** After these the offers are asked for again: they are not what the visitor saw. */
const outdated: ReadonlySet<string> = new Set(['extras-unavailable', 'price-changed']);

/** Opens the choice of bags and seats for an order; it takes the place of the choice that is not paid. */
export function OrderExtrasButton(props: OrderExtrasButtonProps) {
  const { order, edition, label, draft, onDraft, onLook } = props;
  const intl = useIntl();
  const problemText = useProblemText();
  const client = useQueryClient();
  const query = extrasQuery(useTransport(), order.number);
  const choose = useChooseExtras(order.number);
  const [phone] = edition.phones;
  const refusal = (someGone: boolean) => {
    if (!choose.error) return null;
    const code = isApiProblem(choose.error) ? choose.error.problem.code : null;
    if (code === 'extras-unavailable' && someGone) return null;
    if (code === 'payment-in-progress') return intl.formatMessage(m.paying);
    const text = problemText(choose.error);
    return code === 'price-changed' ? `${text} ${intl.formatMessage(m.confirmAgain)}` : text;
  };
  return (
    <ExtrasButton
      {...{ label, query, draft, refusal }}
      trip={order}
      zero={money(0, order.total.currency)}
      bought={boughtItems(order).map(toExtra)}
      before={openChoice(order)?.items.map(toExtra) ?? []}
      onDraft={(next) => {
        choose.reset();
        onDraft(next);
      }}
      saving={choose.isPending}
      onSave={(choice, done) =>
        choose.mutate(choice, {
          onSuccess: () => {
            onDraft(null);
            done();
          },
          onError: (error) => {
            if (isApiProblem(error) && outdated.has(error.problem.code))
              void client.invalidateQueries({ queryKey: query.queryKey });
            else onLook();
          },
        })
      }
      none={
        <Stack>
          <p>{intl.formatMessage(m.none)}</p>
          <Button as="a" variant="secondary" href={`tel:${phone!.number}`}>
            {intl.formatMessage(m.phone, { phone: phone!.label })}
          </Button>
        </Stack>
      }
    />
  );
}
