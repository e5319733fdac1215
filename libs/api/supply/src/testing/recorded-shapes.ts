import { recordedShapes, type RecordedShape } from '@karvon/supplier-simulators';
import type { z } from 'zod';
import type { Tally } from '@karvon/platform/parties/port';
import { unreadableField } from '../readable';

/** An item is refused, for a reason that has a name. */
export class Refused extends Error {
  override name = 'Refused';
}

/** Parses an item by a schema. @throws Refused with the field */
export function readBy<Schema extends z.ZodType>(schema: Schema, item: unknown): z.output<Schema> {
  const read = schema.safeParse(item);
  if (!read.success) throw new Refused(unreadableField(read.error));
  return read.data;
}

/** Reads one item with a function that tallies. @throws Refused with the reason that was tallied */
export function oneOf<Read>(read: (tally: Tally) => readonly Read[]): Read {
  const reasons: string[] = [];
  const [first] = read((outcome, reason = '') => {
    if (outcome !== 'read') reasons.push(reason);
  });
  if (first === undefined) throw new Refused(reasons.join() || 'uncounted');
  return first;
}

/** Finds a place's parent and its last key. @throws for a place that the recording does not have */
function placeIn(root: unknown, path: string): [parent: Record<string, unknown>, key: string] {
  const keys = path.split('.');
  const last = keys.pop()!;
  const parent = keys.reduce<unknown>(
    (node, key) => (node as Record<string, unknown> | undefined)?.[key],
    root,
  );
  if (typeof parent !== 'object' || parent === null) throw new Error(`no such place: ${path}`);
  return [parent as Record<string, unknown>, last];
}

function shaped(base: unknown, { set = {}, drop = [] }: RecordedShape): unknown {
  const item = structuredClone(base);
  for (const [path, value] of Object.entries(set)) {
    const [parent, key] = placeIn(item, path);
    parent[key] = value;
  }
  for (const path of drop) {
    const [parent, key] = placeIn(item, path);
    if (!(key in parent)) throw new Error(`no such place: ${path}`);
    delete parent[key];
  }
  return item;
}

/** A reading of the adapter, and the recording that the shapes change. */
export interface Reading {
  base: () => unknown;
  read: (item: unknown) => unknown;
}

/** Feeds every recorded shape of a supplier to the adapter's own reading. */
export function describeShapes(supplier: string, readings: Record<string, Reading>): void {
  const shapes = recordedShapes(supplier);

  test('there are at least thirty shapes, each with a name, a source, a day, and one correct reading', () => {
    expect(shapes.length).toBeGreaterThanOrEqual(30);
    expect(new Set(shapes.map(({ name }) => name)).size).toBe(shapes.length);
    for (const {
      name,
      reads,
      refused,
      seen,
      itself,
      unsent,
      set = {},
      drop = [],
      source,
    } of shapes) {
      expect([name, (reads === undefined) !== (refused === undefined)]).toEqual([name, true]);
      expect([name, seen]).toEqual([name, seen && expect.stringMatching(/^20\d\d-\d\d-\d\d$/)]);
      expect([name, source.startsWith('assumed: ')]).toEqual([name, seen === null]);
      expect(Object.keys(set).length + drop.length).toBeGreaterThan(0);
      expect([name, itself === true && unsent !== undefined]).toEqual([name, false]);
    }
  });

  test.each(shapes.map((shape) => [`${shape.of}: ${shape.name}`, shape] as const))(
    '%s',
    (_, shape) => {
      const { base, read } = readings[shape.of]!;
      const item = shaped(base(), shape);
      if (shape.refused === undefined) {
        expect(JSON.parse(JSON.stringify(read(item)))).toMatchObject(shape.reads as object);
      } else {
        expect(() => read(item)).toThrow(new Refused(shape.refused));
      }
    },
  );
}
