import { randomBytes } from 'node:crypto';
import { deviceHeader } from '@karvon/contract';
import { secretCookie } from './secret-cookie.server';
import { setCookie } from './set-cookie.server';

/** A secret id of one browser; httpOnly. The API's limits recognize the account owner's own devices by it. */
const deviceCookie = 'karvon-device';
/** Browsers limit the life of a cookie to this. */
const maxAgeSeconds = 400 * 24 * 60 * 60;

/** Calls that need a device id: their limits count per device, or they make the device known. */
const needsDevice = new Set([
  '/v1/auth/login',
  '/v1/auth/confirm-sms',
  '/v1/air/orders',
  '/v1/hotel/orders',
]);

/** The header with the browser's device id; empty for a browser without one. */
export function deviceOf(cookies: string | null): Record<string, string> {
  const device = secretCookie(cookies, deviceCookie);
  return device ? { [deviceHeader]: device } : {};
}

/**
 * The request with a device id, and the Set-Cookie header that stores it. Neither, when the browser has an id or the call needs
 * none.
 */
export function withDevice(
  request: Request,
  path: string,
  secure: boolean,
): { request: Request; cookies: string[] } {
  const cookies = request.headers.get('cookie');
  if (request.method !== 'POST' || !needsDevice.has(path) || secretCookie(cookies, deviceCookie))
    return { request, cookies: [] };
  const device = randomBytes(18).toString('base64url');
  const named = `${deviceCookie}=${device}`;
  const headers = new Headers(request.headers);
  headers.set('cookie', cookies ? `${cookies}; ${named}` : named);
  return {
    request: new Request(request, { headers }),
    cookies: [setCookie(deviceCookie, device, { maxAgeSeconds, secure, httpOnly: true })],
  };
}
