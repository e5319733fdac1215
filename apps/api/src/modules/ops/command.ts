/** The command line is wrong; the message tells how to correct it. */
export class UsageError extends Error {}

/** Requests a path below /v1/ops/ from the API. */
export type Send = (
  path: string,
  method?: 'GET' | 'POST' | 'DELETE',
  /** JSON. */
  body?: object,
) => Promise<Response>;

export interface Made {
  text: string;
  /** The API's response, for programs. */
  response: unknown;
  /** True: the named thing does not exist. The command ends with a failure. */
  missing?: boolean;
}

export interface Command {
  /** The arguments that the command requires. */
  needs: readonly string[];
  /** How many optional arguments follow; none by default. */
  more?: number;
  help: string;
  run: (send: Send, words: readonly string[]) => Promise<Made>;
}

/** '250000.50' → 25000050 */
export function minorUnits(word: string | undefined): number {
  if (!/^-?\d+(\.\d{1,2})?$/.test(word ?? ''))
    throw new UsageError(`Sums are in units of the order's currency, like 250000.50: ${word}`);
  return Math.round(Number(word) * 100);
}

/** A command that shows the API's response to a GET. */
export const shows = <Response>(
  help: string,
  path: (words: readonly string[]) => string,
  describe: (response: Response) => string,
  { needs = [], more = 0 }: Partial<Pick<Command, 'needs' | 'more'>> = {},
): Command => ({
  needs,
  more,
  help,
  async run(send, words) {
    const response = (await (await send(path(words))).json()) as Response;
    return { text: describe(response), response };
  },
});

/** A command that changes something, and reports whether there was anything to change. */
export const does = (
  help: string,
  path: (words: readonly string[]) => string,
  otherwise: string,
  {
    needs = ['id'],
    method = 'POST',
  }: { needs?: readonly string[]; method?: 'POST' | 'DELETE' } = {},
): Command => ({
  needs,
  help,
  async run(send, words) {
    const response = (await (await send(path(words), method)).json()) as Record<string, boolean>;
    const missing = !Object.values(response).every(Boolean);
    return { text: missing ? otherwise : 'Done.', response, missing };
  },
});
