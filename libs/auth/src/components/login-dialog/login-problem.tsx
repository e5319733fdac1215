import { useIntl, useProblemText } from '@karvon/i18n';
import { Notice } from '@karvon/ui-kit';
import { codeOf, waitOf } from '../../model/problem';
import { TryLater } from '../try-later/try-later';
import { loginMessages as m } from './login-dialog.messages';

/** Why the sign-in failed; a waiting time counts down and disappears. */
export function LoginProblem({ error }: { error: unknown }) {
  const intl = useIntl();
  const problemText = useProblemText();
  const wait = waitOf(error);
  if (wait !== undefined) return <TryLater seconds={wait} />;
  // Text that is not a phone number is shown as a wrong login: the server's own message is for programs.
  const wrong = ['wrong-login', 'validation-failed'].includes(codeOf(error) ?? '');
  return wrong ? (
    <Notice tone="error" title={intl.formatMessage(m.wrong)}>
      <p>{intl.formatMessage(m.wrongText)}</p>
    </Notice>
  ) : (
    <Notice tone="error">{problemText(error)}</Notice>
  );
}
