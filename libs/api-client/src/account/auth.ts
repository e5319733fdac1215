import {
  registerCall,
  confirmSmsCall,
  loginCall,
  requestPasswordCall,
  beginRecoveryCall,
  sendSmsCall,
  refreshSessionCall,
  getMeCall,
  logoutCall,
  getProfileCall,
  saveProfileCall,
  deleteProfileCall,
  type beginRecovery as BeginRecovery,
  type confirmSms as ConfirmSms,
  type deleteProfile as DeleteProfile,
  type getMe as GetMe,
  type getProfile as GetProfile,
  type login as Login,
  type logout as Logout,
  type ProfileChange,
  type refreshSession as RefreshSession,
  type register as Register,
  type Registration,
  type requestPassword as RequestPassword,
  type saveProfile as SaveProfile,
  type sendSms as SendSms,
} from '@karvon/contract';
import { call } from '../transport/call';
import type { Transport } from '../transport/transport';
import type { CallOptions, Sent } from '../transport/call-types';

/** Requests a registration; the server sends a code by SMS. */
export function register(transport: Transport, registration: Registration) {
  return call<typeof Register>(transport, registerCall, { body: registration });
}

/** Confirms a registration or a new PIN with the SMS code. In a browser `jwt` is empty because it is in a cookie. */
export function confirmSms(transport: Transport, body: Sent<typeof ConfirmSms>['body']) {
  return call<typeof ConfirmSms>(transport, confirmSmsCall, { body });
}

/** Signs in with phone and PIN. In a browser `jwt` is empty because it is in a cookie. */
export function login(transport: Transport, body: Sent<typeof Login>['body']) {
  return call<typeof Login>(transport, loginCall, { body });
}

/** Requests a call about a forgotten PIN. */
export function requestPassword(transport: Transport, phone: string) {
  return call<typeof RequestPassword>(transport, requestPasswordCall, { body: { phone } });
}

/** Begins a recovery; without a call, the wait for its code starts now. */
export function beginRecovery(transport: Transport, options?: CallOptions) {
  return call<typeof BeginRecovery>(transport, beginRecoveryCall, { ...options });
}

/** Sends a code, for a registration or a new PIN. Refused as `rate-limited` during the wait. */
export function sendSms(transport: Transport, body: Sent<typeof SendSms>['body']) {
  return call<typeof SendSms>(transport, sendSmsCall, { body });
}

/** Requests the session's next token; for browsers the storefront's server does it. */
export function refreshSession(transport: Transport) {
  return call<typeof RefreshSession>(transport, refreshSessionCall, {});
}

/** The signed-in user with the current points. */
export function getMe(transport: Transport, options?: CallOptions) {
  return call<typeof GetMe>(transport, getMeCall, { ...options });
}

/** Ends the session. */
export function logout(transport: Transport) {
  return call<typeof Logout>(transport, logoutCall, {});
}

/** The profile of the signed-in user. */
export function getProfile(transport: Transport, id: string, options?: CallOptions) {
  return call<typeof GetProfile>(transport, getProfileCall, { params: { id }, ...options });
}

/** Saves the profile; a new PIN ends every other session. */
export function saveProfile(transport: Transport, id: string, change: ProfileChange) {
  return call<typeof SaveProfile>(transport, saveProfileCall, { params: { id }, body: change });
}

/** Erases the account. */
export function deleteProfile(transport: Transport, id: string) {
  return call<typeof DeleteProfile>(transport, deleteProfileCall, { params: { id } });
}
