import { isApiProblem } from '@karvon/api-client';
import { useIntl, useProblemText } from '@karvon/i18n';
import { exchangeMessages as m } from './exchange.messages';

const hasCode = (error: unknown, code: string): boolean =>
  isApiProblem(error) && error.problem.code === code;

/** True when the chosen offer, or the exchange itself, is over. */
export const isOver = (error: unknown): boolean => hasCode(error, 'offer-expired');

/** What to say of a refused call, in the words of an exchange: nobody searches again or cancels here. */
export function useExchangeProblem(): (error: Error) => string {
  const intl = useIntl();
  const problemText = useProblemText();
  return (error) => {
    if (isOver(error)) return intl.formatMessage(m.over);
    if (hasCode(error, 'order-not-cancellable')) return intl.formatMessage(m.never);
    return problemText(error);
  };
}
