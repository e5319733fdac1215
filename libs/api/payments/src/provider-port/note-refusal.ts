import type { Logger } from 'pino';

/** Logs a call that is not a bank's: it may be genuine, with a wrong setting of ours. */
export const noteRefusal = (
  logger: Logger,
  bank: string,
  wrong: 'address' | 'key' | 'signature',
): void => logger.warn({ code: 'callback-refused', bank, wrong }, 'a call of a bank was refused');
