import type {
  beginRecovery as BeginRecovery,
  confirmSms as ConfirmSms,
  deleteProfile as DeleteProfile,
  getMe as GetMe,
  getProfile as GetProfile,
  login as Login,
  logout as Logout,
  ProfileChange,
  refreshSession as RefreshSession,
  register as Register,
  Registration,
  requestPassword as RequestPassword,
  saveProfile as SaveProfile,
  sendSms as SendSms,
} from '@karvon/contract';
import { call } from './call';
import type { Transport } from './transport';
import type { CallOptions, Sent, Wire } from './wire';

export const authWires = {
  register: { method: 'POST', path: '/v1/auth/register' } as Wire<typeof Register>,
  confirmSms: { method: 'POST', path: '/v1/auth/confirm-sms' } as Wire<typeof ConfirmSms>,
  login: { method: 'POST', path: '/v1/auth/login' } as Wire<typeof Login>,
  requestPassword: { method: 'POST', path: '/v1/auth/request-password' } as Wire<
    typeof RequestPassword
  >,
  beginRecovery: { method: 'POST', path: '/v1/auth/recoveries' } as Wire<typeof BeginRecovery>,
  sendSms: { method: 'POST', path: '/v1/auth/send-sms' } as Wire<typeof SendSms>,
  refresh: { method: 'POST', path: '/v1/auth/refresh' } as Wire<typeof RefreshSession>,
  me: { method: 'GET', path: '/v1/auth/me' } as Wire<typeof GetMe>,
  logout: { method: 'POST', path: '/v1/auth/logout' } as Wire<typeof Logout>,
  profile: { method: 'GET', path: '/v1/users/:id' } as Wire<typeof GetProfile>,
  save: { method: 'PUT', path: '/v1/users/:id' } as Wire<typeof SaveProfile>,
  delete: { method: 'DELETE', path: '/v1/users/:id' } as Wire<typeof DeleteProfile>,
};

/** Asks for an account; a code comes by SMS. */
export function register(transport: Transport, registration: Registration) {
  return call(transport, authWires.register, { body: registration });
}

/** Opens the account with its code, or sets the PIN after a recovery. In a browser `jwt` is empty: it went into a cookie. */
export function confirmSms(transport: Transport, body: Sent<typeof ConfirmSms>['body']) {
  return call(transport, authWires.confirmSms, { body });
}

/** Signs in with phone and PIN. In a browser `jwt` is empty: it went into a cookie. */
export function login(transport: Transport, body: Sent<typeof Login>['body']) {
  return call(transport, authWires.login, { body });
}

/** Asks for a call about a forgotten PIN. */
export function requestPassword(transport: Transport, phone: string) {
  return call(transport, authWires.requestPassword, { body: { phone } });
}

/** Opens a recovery: how long its code waits without a call counts from here. */
export function beginRecovery(transport: Transport, options?: CallOptions) {
  return call(transport, authWires.beginRecovery, { ...options });
}

/** Sends a code: for a registration, or to set a new PIN. Refused as `rate-limited` while its wait runs. */
export function sendSms(transport: Transport, body: Sent<typeof SendSms>['body']) {
  return call(transport, authWires.sendSms, { body });
}

/** The next token of the session; browsers leave this to the storefront's server. */
export function refreshSession(transport: Transport) {
  return call(transport, authWires.refresh, {});
}

/** Who is signed in, with the points as they stand. */
export function getMe(transport: Transport, options?: CallOptions) {
  return call(transport, authWires.me, { ...options });
}

/** Ends the session. */
export function logout(transport: Transport) {
  return call(transport, authWires.logout, {});
}

/** What is kept about the signed-in user. */
export function getProfile(transport: Transport, id: string, options?: CallOptions) {
  return call(transport, authWires.profile, { params: { id }, ...options });
}

/** Saves the profile; a new PIN ends every other session. */
export function saveProfile(transport: Transport, id: string, change: ProfileChange) {
  return call(transport, authWires.save, { params: { id }, body: change });
}

/** Erases the account. */
export function deleteProfile(transport: Transport, id: string) {
  return call(transport, authWires.delete, { params: { id } });
}
