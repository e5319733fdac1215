import type { Random } from '@karvon/platform/testing/random';
import { recordedShapes, type RecordedShape } from '@karvon/platform/testing/recorded';

/** The recorded shapes of a bank, as a simulator sends them in histories. */
export interface DrawnShapes<Given, Read> {
  /** Returns a fitting shape now and then; it counts as sent. */
  draw(fits: (shape: RecordedShape<Given, Read>) => boolean): RecordedShape<Given, Read> | null;
  /** The names of shapes that were not sent yet. */
  missing(): string[];
}

/** The share of calls and responses that get a recorded shape. */
const SHARE = 3;

/**
 * @param folder of the bank's lib, with its recordings
 * @param random is called at each draw, because each history has its own
 * @param unsent shapes that no history can have, with the reason
 */
export function drawShapes<Given, Read>(
  folder: string,
  random: () => Random,
  unsent: Readonly<Record<string, string>> = {},
): DrawnShapes<Given, Read> {
  const shapes = recordedShapes<Given, Read>(folder).filter(({ shape }) => !(shape in unsent));
  const sent = new Set<string>();
  return {
    draw(fits) {
      const dice = random();
      const fitting = shapes.filter(fits);
      if (fitting.length === 0 || dice.upTo(SHARE) > 0) return null;
      // Shapes that were not sent yet go first: a nightly run has to send all of them.
      const fresh = fitting.filter(({ shape }) => !sent.has(shape));
      const shape = dice.pick(fresh.length > 0 ? fresh : fitting);
      sent.add(shape.shape);
      return shape;
    },
    missing: () => shapes.map(({ shape }) => shape).filter((shape) => !sent.has(shape)),
  };
}
