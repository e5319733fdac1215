/** A process that dies: its open transaction is rolled back, earlier ones stay. */
export class Crash extends Error {
  override name = 'Crash';
}

const pending = { stepsToCrash: 0, lostMessages: 0 };

/** What goes wrong in a world beside what its suppliers and its bank do. The spec puts it between the modules. */
export const faults = {
  /** The process dies at the so-many-th step between two effects. */
  crashAfter(steps: number): void {
    pending.stepsToCrash = steps;
  },
  perhapsCrash(): void {
    if (pending.stepsToCrash === 0) return;
    pending.stepsToCrash -= 1;
    if (pending.stepsToCrash === 0) throw new Crash('the process dies here');
  },
  /** The next so many messages do not get through to the provider of SMS or mail. */
  loseMessages(count: number): void {
    pending.lostMessages = count;
  },
  perhapsLose(): void {
    if (pending.lostMessages === 0) return;
    pending.lostMessages -= 1;
    throw new Error('the provider does not answer');
  },
  end(): void {
    pending.stepsToCrash = 0;
    pending.lostMessages = 0;
  },
};
