import acase from '../../recorded/acase.json';
import duffel from '../../recorded/duffel.json';
import etg from '../../recorded/etg.json';
import sirena from '../../recorded/sirena.json';

/** A shape of a response that somebody has seen, as changes of the adapter's recording, and what is right to read of it. */
export interface RecordedShape {
  name: string;
  /** Which reading of the adapter: 'offer'. */
  of: string;
  /** Values by their place, 'slices.0.duration'; all are ours. */
  set?: Record<string, unknown>;
  /** Places that are not there. */
  drop?: string[];
  /** A part of what is read. */
  reads?: unknown;
  /** Why it is refused: the field, or a word of ours. */
  refused?: string;
  /** Where it was seen, and on which day; 'assumed: …' of what nobody has seen. */
  source: string;
  seen: string | null;
  /** The simulator says it by itself, of what it sells: it is not drawn. */
  itself?: boolean;
  /** Why no simulator sends it. */
  unsent?: string;
}

const shapes: Record<string, readonly RecordedShape[]> = { acase, duffel, etg, sirena };

/** The shapes of a supplier's responses; none of one that nobody has recorded. */
export const recordedShapes = (supplier: string): readonly RecordedShape[] =>
  shapes[supplier] ?? [];
