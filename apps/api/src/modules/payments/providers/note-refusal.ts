import type { Logger } from 'pino';

/** Says in the log that a call was not a bank's own: perhaps it was, and a setting of ours is wrong. */
export const noteRefusal = (
  logger: Logger,
  bank: string,
  wrong: 'address' | 'key' | 'signature',
): void => logger.warn({ code: 'callback-refused', bank, wrong }, 'a call of a bank was refused');
