import { priceAlertPath } from '@karvon/paths';
import type { AppDeps } from '@karvon/platform/app-deps';
import type { Tx } from '@karvon/platform/db/database';
import { stableId } from '@karvon/platform/stable-id';
import type { Messages } from '@karvon/messages';
import { alertFacts, priceFacts } from './alert-facts';
import { alertLetter, type AlertEvent } from './alert-letter';
import type { AlertRow } from './alert-search';
import { readerContext, type Reader } from './readers';
import type { Judgement } from './judge';

/** Writes the letters of an alert in its language; a letter that is asked for twice goes out once. */
export function createLetters({
  config,
  edition,
  messages,
  personalData,
}: Pick<AppDeps, 'config' | 'edition' | 'personalData'> & { messages: Messages }) {
  const page = (path: string) => `${config.publicUrl}${path}`;

  function send(
    tx: Tx,
    row: AlertRow,
    kind: AlertEvent,
    { email }: Pick<Reader, 'email'>,
    { occasion, said, unsubscribe }: { occasion: string; said: object; unsubscribe?: string },
  ): Promise<void> {
    const letter = alertLetter(
      kind,
      row.lang,
      { ...alertFacts(row, config.publicUrl), ...said },
      edition,
    );
    const id = stableId('price-alert', row.id, kind, occasion);
    return messages.sendEmail(
      tx,
      { to: email, ...letter, attachments: [], ...(unsubscribe && { unsubscribe }) },
      id,
    );
  }

  const readerOf = (row: AlertRow) =>
    personalData.tryOpen<Reader>(row.sealed!, readerContext(row.id));

  return {
    /** The one letter that an address gets before it is confirmed. */
    async askToConfirm(tx: Tx, row: AlertRow, token: string): Promise<void> {
      const reader = readerOf(row);
      if (!reader) return;
      await send(tx, row, 'confirm', reader, {
        occasion: row.confirm_hash!,
        said: { confirm: page(priceAlertPath.to(row.lang, { token })) },
      });
    },

    async tellOfPrice(
      tx: Tx,
      row: AlertRow,
      price: NonNullable<Judgement['letter']>,
      at: Date,
    ): Promise<void> {
      const reader = readerOf(row);
      // An address that cannot be read keeps nobody else from a letter.
      if (!reader) return;
      const { stopToken: token } = reader;
      await send(tx, row, price.was === null ? 'appeared' : 'fell', reader, {
        occasion: at.toISOString(),
        said: {
          ...priceFacts(row, price),
          stop: page(priceAlertPath.to(row.lang, { token })),
        },
        unsubscribe: page(priceAlertPath.to(row.lang, { token })),
      });
    },
  };
}

export type Letters = ReturnType<typeof createLetters>;
