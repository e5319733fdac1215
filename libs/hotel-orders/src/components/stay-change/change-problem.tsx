import { isApiProblem } from '@karvon/api-client';
import { useIntl, useProblemText } from '@karvon/i18n';
import { Notice } from '@karvon/ui-kit';
import { stayChangeMessages as m } from './stay-change.messages';

/** Why a change was not taken. */
export function ChangeProblem({ error }: { error: Error }) {
  const intl = useIntl();
  const problemText = useProblemText();
  const never = isApiProblem(error) && error.problem.code === 'order-not-cancellable';
  return <Notice tone="error">{never ? intl.formatMessage(m.never) : problemText(error)}</Notice>;
}
