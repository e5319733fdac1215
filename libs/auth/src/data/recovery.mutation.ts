import { register, requestPassword, sendSms, useTransport } from '@karvon/api-client';
import type { Registration } from '@karvon/contract';
import { useMutation } from '@tanstack/react-query';

/** Requests a call about a forgotten PIN. */
export function useRequestCall() {
  const transport = useTransport();
  return useMutation({
    mutationFn: (phone: string) => requestPassword(transport, phone),
    gcTime: 0,
  });
}

/** Sends a code, or says how long to wait for one. */
export function useSendSms() {
  const transport = useTransport();
  return useMutation({
    mutationFn: (requested: { identifier: string; recovery?: string }) =>
      sendSms(transport, requested),
    gcTime: 0,
  });
}

/** Requests a registration; the server sends a code by SMS. */
export function useRegister() {
  const transport = useTransport();
  return useMutation({
    mutationFn: (registration: Registration) => register(transport, registration),
    gcTime: 0,
  });
}
