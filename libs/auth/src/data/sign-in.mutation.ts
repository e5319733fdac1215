import { confirmSms, login, useTransport, useWrite } from '@karvon/api-client';
import type { User } from '@karvon/contract';
import { useSession } from '@karvon/session';
import { useQueryClient } from '@tanstack/react-query';
import { authCall } from './auth-call';
import { mineKey } from './mine.query';

interface Credentials {
  identifier: string;
  password: string;
}

/** When the response arrives, the cookies are set: the header shows the user, and the visitor's queries run again. */
function useBegin(onSignedIn: (user: User) => void) {
  const { refresh } = useSession();
  const queryClient = useQueryClient();
  return ({ user }: { user: User }) => {
    refresh();
    void queryClient.invalidateQueries({ queryKey: mineKey });
    onSignedIn(user);
  };
}

/** Signs in with phone and PIN. */
export function useLogin(onSignedIn: (user: User) => void) {
  const transport = useTransport();
  const onSuccess = useBegin(onSignedIn);
  return useWrite({
    send: (credentials: Credentials) => login(transport, credentials),
    onSuccess,
    ...authCall('login'),
  });
}

/** Signs in with an SMS code: to a new account, or to an old one with a new PIN. */
export function useConfirmSms(onSignedIn: (user: User) => void) {
  const transport = useTransport();
  const onSuccess = useBegin(onSignedIn);
  return useWrite({
    send: (credentials: Credentials & { code: string }) => confirmSms(transport, credentials),
    onSuccess,
    ...authCall('confirm-sms'),
  });
}
