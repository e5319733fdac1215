import { isApiProblem } from '../transport/api-problem';

/** Problem codes that leave the outcome of a write unknown, or after which the same request must be sent again. */
const undecided = new Set<string>([
  'network',
  'internal-error',
  'service-unavailable',
  'supplier-unavailable',
  'request-in-progress',
  'rate-limited',
]);

const codeOf = (error: unknown) => (isApiProblem(error) ? error.problem.code : 'network');

/** A UUID; on a partner's page without https, where `crypto.randomUUID` is missing, random numbers of the same length. */
export const newKey = (): string =>
  (crypto as Partial<Crypto>).randomUUID?.() ??
  Array.from(crypto.getRandomValues(new Uint32Array(4)), String).join('-');

/** Storage for the key of an attempt until the attempt ends. */
export interface StoredKey {
  /** The key of the running attempt, or the first key of a new one. */
  current: () => string;
  forget: () => void;
}

/** Stores the key while the page is open. */
export function createKey(): StoredKey {
  let key: string | undefined;
  return { current: () => (key ??= newKey()), forget: () => (key = undefined) };
}

/**
 * Sends a write as one attempt: with the same `Idempotency-Key` until the outcome is known, however often it is sent.
 * @throws what `send` throws
 */
export async function sendOnce<Data>(
  key: StoredKey,
  send: (idempotencyKey: string) => Promise<Data>,
): Promise<Data> {
  const attempt = async () => {
    try {
      const data = await send(key.current());
      key.forget();
      return data;
    } catch (error) {
      if (!undecided.has(codeOf(error))) key.forget();
      throw error;
    }
  };
  return attempt().catch((error: unknown) => {
    // The key belongs to another request: that of a duplicated tab, or one that was corrected after its response was lost.
    if (codeOf(error) === 'idempotency-key-reused') return attempt();
    throw error;
  });
}
