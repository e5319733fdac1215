import { createHash } from 'node:crypto';
import { acaseKinds } from './acase-kinds';
import { duffelKinds } from './duffel-kinds';
import { etgKinds } from './etg-kinds';
import { recordedShapes, type RecordedShape } from './recorded-shapes';
import type { Node, ShapedKind } from './shaped-kind';
import { sirenaKinds } from './sirena-kinds';

/** Gives the responses of a simulator recorded shapes. */
export interface Shapes {
  /** The `change` option of a simulator. */
  change: <Response extends { body?: unknown }>(response: Response) => Response;
  /** The names of the shapes that were not sent yet. */
  missing: () => string[];
}

const kinds: Record<string, readonly ShapedKind[]> = {
  acase: acaseKinds,
  duffel: duffelKinds,
  etg: etgKinds,
  sirena: sirenaKinds,
};

/** A number from 0 to 1, the same for the same text. */
const chance = (text: string): number =>
  createHash('sha256').update(text).digest().readUInt32BE() / 2 ** 32;

const valueAt = (item: Node, keys: readonly string[]): unknown =>
  keys.reduce<unknown>((node, key) => (node as Node | undefined)?.[key], item);

/** Sets and drops the places of a shape; false if the item has no such place. */
function setPlaces(item: Node, { set = {}, drop = [] }: RecordedShape): boolean {
  const parentOf = (path: string) => valueAt(item, path.split('.').slice(0, -1)) as Node;
  const places = [...Object.keys(set), ...drop];
  if (places.some((path) => typeof (parentOf(path) ?? undefined) !== 'object')) return false;
  const keyOf = (path: string) => path.split('.').at(-1)!;
  for (const [path, value] of Object.entries(set))
    parentOf(path)[keyOf(path)] = structuredClone(value);
  for (const path of drop) delete parentOf(path)[keyOf(path)];
  return true;
}

/** Whether the item already has the values of a shape. */
const says = (item: Node, { set = {} }: RecordedShape): boolean =>
  Object.entries(set).every(([path, value]) => String(valueAt(item, path.split('.'))) === value);

export interface ShapesOptions {
  /** An item has the same shape in every response; another seed gives others. */
  seed: string;
  /** The share of items that get a shape, from 0 to 1. */
  share: number;
  /** Selects shapes; all by default. */
  wanted?: (shape: RecordedShape) => boolean;
}

export function createShapes(
  supplier: string,
  { seed, share, wanted = () => true }: ShapesOptions,
): Shapes {
  const shapes = recordedShapes(supplier).filter(
    (shape) => shape.unsent === undefined && wanted(shape),
  );
  const sent = new Set<string>();

  function shapeOne(item: Node, { of, by, keyOf, only, seen = {} }: ShapedKind): void {
    const key = `${seed} ${of} ${keyOf(item)}`;
    const own = shapes.filter(
      ({ name, ...shape }) => shape.of === of && (!only || name in by || name in seen),
    );
    for (const shape of own)
      if (shape.itself && (seen[shape.name]?.(item) ?? says(item, shape))) sent.add(shape.name);
    const drawn = own.filter(({ itself }) => !itself);
    const shape = drawn[Math.floor(chance(`${key} shape`) * drawn.length)];
    if (!shape || chance(key) >= share) return;
    const made = by[shape.name];
    if (made ? made(item) !== false : setPlaces(item, shape)) sent.add(shape.name);
  }

  function walk(node: unknown): void {
    if (typeof node !== 'object' || node === null) return;
    for (const inner of Object.values(node)) walk(inner);
    if (Array.isArray(node)) return;
    for (const kind of kinds[supplier] ?? [])
      if (kind.isOne(node as Node)) shapeOne(node as Node, kind);
  }

  return {
    missing: () => shapes.map(({ name }) => name).filter((name) => !sent.has(name)),
    change(response) {
      const changed = structuredClone(response);
      walk(changed.body);
      return changed;
    },
  };
}
