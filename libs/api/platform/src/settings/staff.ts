import { z } from 'zod';
import { origin } from './values';

/** The variables of notices to the agency's own people. */
export const staffVariables = z.object({
  STAFF_EMAIL: z.email().optional(),
  TELEGRAM_BOT_TOKEN: z
    .string()
    .regex(/^\d+:[\w-]{20,}$/, 'must be as BotFather gives it: 123456:ABC…')
    .optional(),
  TELEGRAM_CHAT: z
    .string()
    .regex(/^(?:-?\d+|@\w+)$/, 'must be the number of a chat, or @channel')
    .optional(),
  TELEGRAM_URL: origin.default('https://api.telegram.org'),
});

export interface TelegramConfig {
  baseUrl: string;
  /** '123456:ABC…', as BotFather gave it. */
  token: string;
  /** The chat that the bot writes to: a number, or '@channel'. */
  chat: string;
}

/** Where notices to the agency's staff are sent; nowhere unless set. */
export interface StaffConfig {
  email: string | undefined;
  telegram: TelegramConfig | undefined;
}

export function staffConfigOf(read: z.infer<typeof staffVariables>): StaffConfig {
  const { STAFF_EMAIL: email, TELEGRAM_BOT_TOKEN: token, TELEGRAM_CHAT: chat } = read;
  return {
    email,
    telegram: token && chat ? { baseUrl: read.TELEGRAM_URL, token, chat } : undefined,
  };
}
