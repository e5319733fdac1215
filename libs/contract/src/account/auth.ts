import { z } from 'zod';
import { endpoint } from '../endpoint';
import { localeSchema } from '../locale';
import { emailSchema } from './email';
import { phoneSchema } from './traveller-data';
import { userSchema } from './user';
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
} from './auth.calls';
import {
  maxPinLength,
  maxUsernameLength,
  minNewPinLength,
  newPinPattern,
  smsCodePattern,
  usernamePattern,
} from './auth.limits';

export const usernameSchema = z.string().max(maxUsernameLength).regex(usernamePattern);

/** A PIN typed to sign in. Any text is allowed, because the server compares it. */
const pinSchema = z.string().min(1).max(maxPinLength);

/** A new PIN: six characters or more. The server refuses PINs that are easy to guess. */
export const newPinSchema = z.string().min(minNewPinLength).max(maxPinLength).regex(newPinPattern);

export const smsCodeSchema = z.string().regex(smsCodePattern);

const done = z.strictObject({ ok: z.literal(true) });

export const sessionSchema = z.strictObject({
  /** Valid for a quarter of an hour; `refreshSession` renews it. */
  jwt: z.string(),
  user: userSchema,
});
export type SessionResponse = z.infer<typeof sessionSchema>;

export const profileSchema = z.strictObject({
  ...userSchema.shape,
  phone: phoneSchema,
  /** As it was saved; today's rules may refuse it. */
  email: z.string().nullable(),
});
export type Profile = z.infer<typeof profileSchema>;

/** Seconds until `sendSms` may send, on the server's clock. */
const waitSchema = z.strictObject({
  ok: z.literal(true),
  smsAfterSeconds: z.number().int().min(0),
});
export type SmsWait = z.infer<typeof waitSchema>;

export const register = endpoint({
  ...registerCall,
  summary: 'Request an account: a code is sent by SMS, and confirm-sms creates the account',
  body: z.strictObject({
    identifier: phoneSchema,
    password: newPinSchema,
    username: usernameSchema,
    email: emailSchema.optional(),
    langcode: localeSchema,
    /** The visitor agreed to the processing of personal data and to the offer. */
    consents: z.strictObject({ personalData: z.literal(true), offer: z.literal(true) }),
  }),
  response: waitSchema,
});
export type Registration = z.infer<NonNullable<typeof register.body>>;

export const confirmSms = endpoint({
  ...confirmSmsCall,
  summary: 'Confirm the code: creates the account, or sets the new PIN of a recovery',
  body: z.strictObject({ identifier: phoneSchema, password: newPinSchema, code: smsCodeSchema }),
  response: sessionSchema,
});

export const login = endpoint({
  ...loginCall,
  summary: 'Sign in with phone and PIN',
  body: z.strictObject({ identifier: phoneSchema, password: pinSchema }),
  response: sessionSchema,
});

export const requestPassword = endpoint({
  ...requestPasswordCall,
  summary: 'Request a call about a forgotten PIN',
  body: z.strictObject({ phone: phoneSchema }),
  response: waitSchema,
});

/** The moment when the PIN recovery was opened, sealed by the server. */
const recoverySchema = z.string().regex(/^[0-9a-z]{1,12}\.[\w-]{43}$/);

export const beginRecovery = endpoint({
  ...beginRecoveryCall,
  summary: 'Open a recovery: the waiting time for a code without a call begins now',
  response: z.strictObject({
    /** Required by `sendSms`; valid for any phone, for an hour. */
    recovery: recoverySchema,
    smsAfterSeconds: z.number().int().min(0),
  }),
});

export const sendSms = endpoint({
  ...sendSmsCall,
  summary:
    'Send a code: 10 s after a call was asked for, or without one 120 s after `recovery` was opened',
  body: z.strictObject({ identifier: phoneSchema, recovery: recoverySchema.optional() }),
  response: waitSchema,
});

export const refreshSession = endpoint({
  ...refreshSessionCall,
  summary: 'Exchange the newest token of an active session, expired or not, for the next one',
  sessionAccess: true,
  response: sessionSchema,
});

export const getMe = endpoint({
  ...getMeCall,
  summary: 'Who is signed in',
  sessionAccess: true,
  response: userSchema,
});

export const logout = endpoint({
  ...logoutCall,
  summary: 'End the session; the response is the same when it has ended before',
  sessionAccess: true,
  response: done,
});

const userIdSchema = z.strictObject({ id: z.uuid() });

export const getProfile = endpoint({
  ...getProfileCall,
  summary: 'The profile of the signed-in user',
  sessionAccess: true,
  params: userIdSchema,
  response: profileSchema,
});

export const saveProfile = endpoint({
  ...saveProfileCall,
  summary: 'Save the profile; a new PIN ends every other session',
  sessionAccess: true,
  params: userIdSchema,
  body: z.strictObject({
    username: usernameSchema,
    email: emailSchema.nullable(),
    langcode: localeSchema,
    pin: z.strictObject({ current: pinSchema, next: newPinSchema }).optional(),
  }),
  response: userSchema,
});
export type ProfileChange = z.infer<NonNullable<typeof saveProfile.body>>;

export const deleteProfile = endpoint({
  ...deleteProfileCall,
  summary: 'Erase the account; orders stay and are found by their numbers',
  sessionAccess: true,
  params: userIdSchema,
  response: done,
});
