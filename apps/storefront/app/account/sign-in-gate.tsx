import { useEffect } from 'react';
import { FormattedMessage } from '@karvon/i18n';
import { Button, EmptyState, Scene } from '@karvon/ui-kit';
import { accountMessages } from './account.messages';
import { gateMessages as m } from './sign-in-gate.messages';
import { askToSignIn, leaveSignIn } from './sign-in-request';

const request = () => askToSignIn({ then: 'stay' });

/**
 * Stands in for a page that only a signed-in visitor may see. It opens the sign-in dialog at once, and again when its
 * button is pressed.
 */
export function SignInGate() {
  useEffect(() => {
    request();
    return leaveSignIn;
  }, []);
  return (
    <EmptyState
      picture={<Scene name="flight" vignette />}
      title={<FormattedMessage {...m.title} />}
      text={<FormattedMessage {...m.text} />}
      actions={
        <Button onClick={request}>
          <FormattedMessage {...accountMessages.signIn} />
        </Button>
      }
    />
  );
}
