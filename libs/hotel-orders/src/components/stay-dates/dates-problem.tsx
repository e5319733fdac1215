import { isApiProblem } from '@karvon/api-client';
import { useIntl, useProblemText } from '@karvon/i18n';
import { Notice } from '@karvon/ui-kit';
import { stayDatesMessages as m } from './stay-dates.messages';

/** Why other days are not to be had. */
export function DatesProblem({ error }: { error: Error }) {
  const intl = useIntl();
  const problemText = useProblemText();
  const code = isApiProblem(error) ? error.problem.code : undefined;
  const own =
    code === 'sold-out' ? m.soldOut : code === 'order-not-cancellable' ? m.never : undefined;
  return <Notice tone="error">{own ? intl.formatMessage(own) : problemText(error)}</Notice>;
}
