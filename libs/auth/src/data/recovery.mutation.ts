import { register, requestPassword, sendSms, useTransport, useWrite } from '@karvon/api-client';
import type { Registration } from '@karvon/contract';
import { authCall } from './auth-call';

/** Requests a call about a forgotten PIN. */
export function useRequestCall() {
  const transport = useTransport();
  return useWrite({
    send: (phone: string) => requestPassword(transport, phone),
    ...authCall('request-password'),
  });
}

/** Sends a code, or returns the time to wait for one. */
export function useSendSms() {
  const transport = useTransport();
  return useWrite({
    send: (requested: { identifier: string; recovery?: string }) => sendSms(transport, requested),
    ...authCall('send-sms'),
  });
}

/** Requests a registration; the server sends a code by SMS. */
export function useRegister() {
  const transport = useTransport();
  return useWrite({
    send: (registration: Registration) => register(transport, registration),
    ...authCall('register'),
  });
}
