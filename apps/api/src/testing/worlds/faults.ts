/** A process that dies: its open transaction is rolled back, earlier ones stay. */
export class Crash extends Error {
  override name = 'Crash';
}

const pending = { stepsToCrash: 0, lostMessages: 0 };

/** Faults of a world besides those of its suppliers and its bank. The spec mocks the modules with them. */
export const faults = {
  /** Makes the process die after a number of phases. */
  crashAfter(steps: number): void {
    pending.stepsToCrash = steps;
  },
  perhapsCrash(): void {
    if (pending.stepsToCrash === 0) return;
    pending.stepsToCrash -= 1;
    if (pending.stepsToCrash === 0) throw new Crash('the process dies here');
  },
  /** Makes the next messages fail at the provider of SMS or mail. */
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
