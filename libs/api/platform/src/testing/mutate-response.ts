import { ProblemError } from '../http/problem';

/** A number from 0, smaller than `below`. */
export type Dice = (below: number) => number;

/** Pseudo-random numbers that are the same in every run. */
export function createDice(seed: number): Dice {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

type Holder = Record<string, unknown>;

/** Every field of a response with its parent object. */
function fieldsOf(value: unknown, into: [Holder, string][] = []): [Holder, string][] {
  if (typeof value === 'object' && value !== null)
    for (const key of Object.keys(value)) {
      into.push([value as Holder, key]);
      fieldsOf((value as Holder)[key], into);
    }
  return into;
}

/** How responses of a protocol are broken. */
export interface Mutation {
  /** The part of a body that carries the data; by default all of it. */
  part?: (body: unknown) => unknown;
  /** Values that replace a field: of a wrong type or out of range. */
  wrong: readonly unknown[];
  /** Shortens a field; undefined removes it. */
  shortened: (value: unknown) => string | unknown[] | undefined;
}

/** Removes, replaces or shortens one field somewhere in `part` of a response. It changes the object itself. */
export function mutateField(part: unknown, dice: Dice, { wrong, shortened }: Mutation): void {
  const fields = fieldsOf(part);
  const [holder, key] = fields[dice(fields.length)] ?? [];
  if (!holder || key === undefined) return;
  const whole = shortened(holder[key]);
  const kind = dice(3);
  if (kind === 1) holder[key] = wrong[dice(wrong.length)];
  else if (kind === 0 || whole === undefined) delete holder[key];
  else holder[key] = whole.slice(0, dice(whole.length + 1));
}

/** Changes every response of a simulator before it is sent. */
export type ChangeResponse = <Response extends { body?: unknown }>(response: Response) => Response;

type Refusal = abstract new (...values: never[]) => Error;

/**
 * A switch that breaks a simulator's responses while a function runs, and a count of the outcomes.
 * @param refusals the errors that a port may throw besides problems; any other error would be a 5xx
 */
export function createBreaker(refusals: readonly Refusal[]) {
  const counted = { fulfilled: 0, refused: 0 };
  let broken = false;
  const isExpected = (error: unknown): boolean =>
    [ProblemError, ...refusals].some((kind) => error instanceof kind);

  return {
    counted,
    /** For a simulator: breaks its responses, where they have a body, while `onBroken` runs. */
    change:
      (dice: Dice, mutation: Mutation): ChangeResponse =>
      (response) => {
        if (!broken || !response.body) return response;
        const body = structuredClone(response.body);
        mutateField(mutation.part ? mutation.part(body) : body, dice, mutation);
        return { ...response, body };
      },
    /**
     * Runs `act` on broken responses.
     * @returns its result, or null for an expected refusal
     */
    async onBroken<Result>(act: () => Promise<Result>): Promise<Result | null> {
      broken = true;
      try {
        const result = await act();
        counted.fulfilled += 1;
        return result;
      } catch (error) {
        if (!isExpected(error)) throw error;
        counted.refused += 1;
        return null;
      } finally {
        broken = false;
      }
    },
  };
}
