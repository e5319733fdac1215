import { ProblemError } from '@karvon/platform/http/problem';
import { adviceFor } from './advice';

/** One request to a provider, or a few that belong together. */
export interface Step {
  /** 'hold' */
  name: string;
  /** @returns what the provider did, in words. @throws NotOffered, Refused, whatever the port throws */
  run(): Promise<string>;
}

/** A booking that still stands at a provider at the end of a walk. */
export interface Left {
  /** Its numbers, and the reason why it stands. */
  line: string;
  /** The provider has no call to undo it: the walk has not failed. */
  byHand: boolean;
}

export interface Walk {
  steps: readonly Step[];
  /**
   * Undoes the bookings that still stand; called at the end of every walk.
   * @returns the bookings that could not be undone
   */
  giveBack(): Promise<Left[]>;
  /** The steps that no program can do: for a person, in order. */
  next: readonly string[];
}

/** The provider, or our adapter for it, does not support this. */
export class NotOffered extends Error {
  override name = 'NotOffered';
}

/** The provider has responded, but not as it must. */
export class Refused extends Error {
  override name = 'Refused';

  constructor(
    /** A code like those of problems; it selects the advice. */
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** The error with its causes: 'hold-refused: Duffel refused: 422 airline_error airline_internal' */
export function reasonOf(error: unknown): string {
  const words: string[] = [];
  for (let one = error; one instanceof Error && words.length < 5; one = one.cause)
    if (one.message && one.message !== words.at(-1)) words.push(one.message);
  return words.join(': ') || String(error);
}

const codeOf = (error: unknown): string => {
  if (error instanceof ProblemError || error instanceof Refused) return error.code;
  return error instanceof Error ? error.name : '';
};

interface Around {
  say(line: string): void;
  /** Aborted: no further step begins. */
  signal: AbortSignal;
  /** Returns the warnings that our adapters have logged since the last call. */
  takeNotes(): string[];
}

async function take(step: Step, { say, signal, takeNotes }: Around): Promise<boolean> {
  const line = (outcome: string, text: string) =>
    say(`${outcome.padEnd(12)} ${step.name.padEnd(14)} ${text}`);
  takeNotes();
  try {
    line('passed', await step.run());
    return true;
  } catch (error) {
    if (error instanceof NotOffered) {
      line('not offered', error.message);
      return true;
    }
    if (signal.aborted) {
      line('stopped', 'before it ended');
      return false;
    }
    line('refused', reasonOf(error));
    for (const note of takeNotes()) say(`             ${note}`);
    say(`             What to do: ${adviceFor(codeOf(error))}`);
    return false;
  }
}

/**
 * Takes the steps of a walk in order until one is refused, prints a line for each, and undoes the bookings.
 * @returns whether nothing was refused, and no booking stands that could have been undone
 */
export async function takeWalk(walk: Walk, around: Around): Promise<boolean> {
  const { say, signal } = around;
  let passed = true;
  for (const step of walk.steps) {
    if (signal.aborted) say(`stopped      before ${step.name}`);
    passed = !signal.aborted && (await take(step, around));
    if (!passed) break;
  }
  const left = await walk.giveBack();
  for (const { line } of left) say(`left there   ${line}`);
  if (!passed && left.length === 0) say('left there   nothing');
  const done = passed && left.every(({ byHand }) => byHand);
  if (done) say('\nThen');
  if (done) walk.next.forEach((one, index) => say(`  ${index + 1}. ${one}`));
  return done;
}
