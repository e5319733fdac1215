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

/** Asks for an account; a code comes by SMS. */
export function register(transport: Transport, registration: Registration) {
  return call<typeof Register>(transport, registerCall, { body: registration });
}

/** Opens the account with its code, or sets the PIN after a recovery. In a browser `jwt` is empty: it went into a cookie. */
export function confirmSms(transport: Transport, body: Sent<typeof ConfirmSms>['body']) {
  return call<typeof ConfirmSms>(transport, confirmSmsCall, { body });
}

/** Signs in with phone and PIN. In a browser `jwt` is empty: it went into a cookie. */
export function login(transport: Transport, body: Sent<typeof Login>['body']) {
  return call<typeof Login>(transport, loginCall, { body });
}

/** Asks for a call about a forgotten PIN. */
export function requestPassword(transport: Transport, phone: string) {
  return call<typeof RequestPassword>(transport, requestPasswordCall, { body: { phone } });
}

/** Opens a recovery: how long its code waits without a call counts from here. */
export function beginRecovery(transport: Transport, options?: CallOptions) {
  return call<typeof BeginRecovery>(transport, beginRecoveryCall, { ...options });
}

/** Sends a code: for a registration, or to set a new PIN. Refused as `rate-limited` while its wait runs. */
export function sendSms(transport: Transport, body: Sent<typeof SendSms>['body']) {
  return call<typeof SendSms>(transport, sendSmsCall, { body });
}

/** The next token of the session; browsers leave this to the storefront's server. */
export function refreshSession(transport: Transport) {
  return call<typeof RefreshSession>(transport, refreshSessionCall, {});
}

/** Who is signed in, with the points as they stand. */
export function getMe(transport: Transport, options?: CallOptions) {
  return call<typeof GetMe>(transport, getMeCall, { ...options });
}

/** Ends the session. */
export function logout(transport: Transport) {
  return call<typeof Logout>(transport, logoutCall, {});
}

/** What is kept about the signed-in user. */
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
