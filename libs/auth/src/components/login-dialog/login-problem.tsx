import { useIntl, useProblemText } from '@karvon/i18n';
import { Notice } from '@karvon/ui-kit';
import { codeOf, waitOf } from '../../model/problem';
import { TryLater } from '../try-later/try-later';
import { loginMessages as m } from './login-dialog.messages';

/** Why nobody was signed in; a wait counts itself down and goes. */
export function LoginProblem({ error }: { error: unknown }) {
  const intl = useIntl();
  const problemText = useProblemText();
  const wait = waitOf(error);
  if (wait !== undefined) return <TryLater seconds={wait} />;
  // Something that is no number is a wrong one; the server words it for programs.
  const wrong = ['wrong-login', 'validation-failed'].includes(codeOf(error) ?? '');
  return wrong ? (
    <Notice tone="error" title={intl.formatMessage(m.wrong)}>
      <p>{intl.formatMessage(m.wrongText)}</p>
    </Notice>
  ) : (
    <Notice tone="error">{problemText(error)}</Notice>
  );
}
