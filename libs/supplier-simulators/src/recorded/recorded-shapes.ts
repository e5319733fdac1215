import acase from '../../recorded/acase.json';
import duffel from '../../recorded/duffel.json';
import etg from '../../recorded/etg.json';
import sirena from '../../recorded/sirena.json';

/** A shape of a response that somebody has seen, as changes of the adapter's recording, with the correct reading. */
export interface RecordedShape {
  name: string;
  /** The reading of the adapter: 'offer'. */
  of: string;
  /** Values by path, 'slices.0.duration'; all are invented by us. */
  set?: Record<string, unknown>;
  /** Paths of missing fields. */
  drop?: string[];
  /** A part of the correct reading. */
  reads?: unknown;
  /** The reason why it is refused: the field, or a word of ours. */
  refused?: string;
  /** Where it was seen, and on which day; 'assumed: …' if nobody has seen it. */
  source: string;
  seen: string | null;
  /** The simulator sends it by itself, depending on what it sells, so it is not drawn. */
  itself?: boolean;
  /** The reason why no simulator sends it. */
  unsent?: string;
}

const shapes: Record<string, readonly RecordedShape[]> = { acase, duffel, etg, sirena };

/** The shapes of a supplier's responses; none for a supplier without recordings. */
export const recordedShapes = (supplier: string): readonly RecordedShape[] =>
  shapes[supplier] ?? [];
