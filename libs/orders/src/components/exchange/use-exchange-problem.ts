import { isApiProblem } from '@karvon/api-client';
import { useIntl, useProblemText } from '@karvon/i18n';
import { exchangeMessages as m } from './exchange.messages';

/** True when the chosen offer, or the exchange itself, is over. */
export const isOver = (error: unknown): boolean =>
  isApiProblem(error) && error.problem.code === 'offer-expired';

/** What to say of a refused call: an offer that is over is looked for by another day, not by a new search. */
export function useExchangeProblem(): (error: Error) => string {
  const intl = useIntl();
  const problemText = useProblemText();
  return (error) => (isOver(error) ? intl.formatMessage(m.over) : problemText(error));
}
