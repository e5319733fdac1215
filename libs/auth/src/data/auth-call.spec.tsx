import {
  confirmSms,
  deleteProfile,
  login,
  register,
  requestPassword,
  saveProfile,
  sendSms,
  type Endpoint,
} from '@karvon/contract';
import { callDefaults } from '@karvon/api-client';
import { refuse, renderPage, setupApi } from '@karvon/testing';
import { MutationCache, QueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { dilnoza } from '../show-auth.fixture';
import { useDeleteProfile, useSaveProfile } from './profile.mutation';
import { useRegister, useRequestCall, useSendSms } from './recovery.mutation';
import { useConfirmSms, useLogin } from './sign-in.mutation';

const api = setupApi();

/** The mutation of any of these calls, with any input. */
interface AnyCall {
  mutate: (sent: never) => void;
}
const ignore = () => undefined;
const calls: [string, Endpoint, () => AnyCall][] = [
  ['register', register, useRegister],
  ['confirm-sms', confirmSms, () => useConfirmSms(ignore)],
  ['login', login, () => useLogin(ignore)],
  ['delete-profile', deleteProfile, () => useDeleteProfile(dilnoza.id)],
  [
    'save-profile',
    saveProfile,
    () => useSaveProfile({ ...dilnoza, email: null, phone: '' } as never),
  ],
  ['request-password', requestPassword, useRequestCall],
  ['send-sms', sendSms, useSendSms],
];

function Caller({ useCall }: { useCall: () => AnyCall }) {
  const { mutate } = useCall();
  return <button onClick={() => mutate({} as never)}>call</button>;
}

test.each(calls)(
  'a refused %s passes its name to the query client of the page',
  async (name, call, useCall) => {
    api.use(refuse(call, { code: 'wrong-login', status: 401 }));
    const failed = jest.fn();
    const queryClient = new QueryClient({
      defaultOptions: callDefaults(),
      mutationCache: new MutationCache({
        onError: (_error, _sent, _result, { meta }) => failed(meta),
      }),
    });
    const { user } = renderPage(<Caller useCall={useCall} />, { queryClient });
    await user.click(screen.getByRole('button'));
    await waitFor(() => expect(failed).toHaveBeenCalledWith({ authCall: name }));
  },
);
