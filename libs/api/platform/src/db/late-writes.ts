import type { Logger } from 'pino';
import { logFailure } from './outage';

export interface LateWrites {
  /** Begins a write that no caller waits for; a failure is only logged. */
  begin(write: () => Promise<void>): void;
  /** Resolves when every write begun so far has ended. */
  settled(): Promise<void>;
}

/** Writes behind responses that do not need them. @param failed what the log says of one that fails */
export function createLateWrites(logger: Logger, failed: string): LateWrites {
  const running = new Set<Promise<void>>();
  return {
    begin(write) {
      const task = write()
        .catch((error: unknown) => logFailure(logger, error, failed))
        .finally(() => running.delete(task));
      running.add(task);
    },
    settled: async () => void (await Promise.all(running)),
  };
}
