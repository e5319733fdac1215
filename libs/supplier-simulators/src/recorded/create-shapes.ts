import { createHash } from 'node:crypto';
import { acaseKinds } from './acase-kinds';
import { duffelKinds } from './duffel-kinds';
import { etgKinds } from './etg-kinds';
import { recordedShapes, type RecordedShape } from './recorded-shapes';
import type { Node, ShapedKind } from './shaped-kind';
import { sirenaKinds } from './sirena-kinds';

/** Gives the responses of a simulator shapes that were recorded. */
export interface Shapes {
  /** A simulator's `change`. */
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

/** From 0 to 1, the same for the same text. */
const chance = (text: string): number =>
  createHash('sha256').update(text).digest().readUInt32BE() / 2 ** 32;

/** Sets and drops what a shape says; false where the item has no such place. */
function setPlaces(item: Node, { set = {}, drop = [] }: RecordedShape): boolean {
  const parentOf = (path: string): Node | undefined =>
    path
      .split('.')
      .slice(0, -1)
      .reduce<unknown>((node, key) => (node as Node | undefined)?.[key], item) as Node | undefined;
  const places = [...Object.keys(set), ...drop];
  if (places.some((path) => typeof parentOf(path) !== 'object')) return false;
  const keyOf = (path: string) => path.split('.').at(-1)!;
  for (const [path, value] of Object.entries(set))
    parentOf(path)![keyOf(path)] = structuredClone(value);
  for (const path of drop) delete parentOf(path)![keyOf(path)];
  return true;
}

/**
 * @param share of the items that get a shape, from 0 to 1; an item has the same one in every response, another seed gives others
 */
export function createShapes(
  supplier: string,
  { seed, share }: { seed: string; share: number },
): Shapes {
  const shapes = recordedShapes(supplier).filter((shape) => shape.sent);
  const sent = new Set<string>();

  function shapeOne(item: Node, { of, by, keyOf, only }: ShapedKind): void {
    const key = `${seed} ${of} ${keyOf(item)}`;
    const drawn = shapes.filter((shape) => shape.of === of && (!only || shape.name in by));
    const shape = drawn[Math.floor(chance(`${key} shape`) * drawn.length)];
    if (!shape || chance(key) >= share) return;
    const own = by[shape.name];
    if (own ? own(item) !== false : setPlaces(item, shape)) sent.add(shape.name);
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
