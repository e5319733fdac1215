import { z } from 'zod';
import { PartyRefused } from '@karvon/platform/parties/port';
import type { TelegramConfig } from '@karvon/platform/settings/staff';

const responseSchema = z.object({ ok: z.literal(true) });

/** A bot of Telegram, which writes to one chat of the agency's people. */
export function createTelegram(
  { baseUrl, token, chat }: TelegramConfig,
  timeoutMs = 10_000,
): { send(text: string): Promise<void> } {
  return {
    async send(text) {
      const response = await fetch(`${baseUrl}/bot${token}/sendMessage`, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          chat_id: chat,
          text,
          link_preview_options: { is_disabled: true },
        }),
      });
      if (!response.ok) {
        const Failure = response.status < 500 ? PartyRefused : Error;
        throw new Failure(`Telegram did not take a message: ${response.status}`);
      }
      responseSchema.parse(await response.json());
    },
  };
}
