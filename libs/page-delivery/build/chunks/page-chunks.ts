/** A script of a build without grouping: its modules are needed by the same pages and the same `import(…)`. */
export interface Unit {
  file: string;
  /** Pages that load it at first; empty where all of it loads on intent. */
  pages: ReadonlySet<string>;
  /** Files it imports at once. */
  imports: readonly string[];
  modules: readonly string[];
  /** Compressed bytes of script and styles. */
  bytes: number;
}

/** Units that are built into one script. */
interface Group {
  units: readonly Unit[];
  bytes: number;
  /** Pages that load it, because they need one of its units or because another group of theirs imports it. */
  pages: Set<string>;
  /** Every group that it imports, directly or not. */
  along: Set<Group>;
}

export interface Goal {
  /** Pages with more scripts than this get merged groups. */
  files: number;
  /** The maximum of unused bytes that a page may load. */
  unused: (page: string) => number;
}

/** The overhead of a separate file in bytes: its imports and exports, and a fresh start of compression. */
const ownFile = 200;

const bytesOf = (units: readonly Unit[]) =>
  units.reduce((sum, { bytes }) => sum + Math.max(bytes - ownFile, 1), 0);

/** Groups, their imports, and what each page loads. */
class Layout {
  readonly groups: Group[];
  readonly files = new Map<string, number>();
  readonly unused = new Map<string, number>();

  constructor(parts: readonly (readonly Unit[])[]) {
    this.groups = parts.map((units) => ({
      units,
      bytes: bytesOf(units),
      pages: new Set(units.flatMap(({ pages }) => [...pages])),
      along: new Set(),
    }));
    const groupOf = new Map(
      this.groups.flatMap((group) => group.units.map(({ file }) => [file, group] as const)),
    );
    for (const group of this.groups) this.follow(group, group, groupOf);
    for (const { along, units } of this.groups)
      for (const group of along)
        for (const { pages } of units) for (const page of pages) group.pages.add(page);
    for (const group of this.groups) this.count(group);
  }

  private follow(from: Group, group: Group, groupOf: ReadonlyMap<string, Group>): void {
    for (const file of group.units.flatMap(({ imports }) => imports)) {
      const next = groupOf.get(file);
      if (!next || next === from || from.along.has(next)) continue;
      from.along.add(next);
      this.follow(from, next, groupOf);
    }
  }

  private count({ pages, units, bytes }: Group): void {
    for (const page of pages) {
      const used = bytesOf(units.filter((unit) => unit.pages.has(page)));
      this.files.set(page, (this.files.get(page) ?? 0) + 1);
      this.unused.set(page, (this.unused.get(page) ?? 0) + bytes - used);
    }
  }

  /**
   * The cost of merging two groups: unused bytes of pages for each file that one of them saves.
   * @param exactly false ignores the imports of groups, and is never above the true cost
   * @returns undefined where nothing is saved or a page would exceed its limit
   */
  price(a: Group, b: Group, goal: Goal, exactly: boolean): number | undefined {
    let paid = 0;
    let gained = 0;
    for (const page of new Set([...a.pages, ...b.pages])) {
      const isMany = this.files.get(page)! > goal.files;
      if (a.pages.has(page) && b.pages.has(page)) {
        if (isMany) gained += 1;
        continue;
      }
      const other = a.pages.has(page) ? b : a;
      const along = exactly ? [...other.along].filter(({ pages }) => !pages.has(page)) : [];
      const more = along.reduce((sum, { bytes }) => sum + bytes, other.bytes);
      if (this.unused.get(page)! + more > goal.unused(page)) return undefined;
      if (isMany) gained -= along.length;
      paid += more;
    }
    return gained > 0 ? paid / gained : undefined;
  }

  /** The two groups that are cheapest to merge. */
  cheapestPair(goal: Goal): [Group, Group] | undefined {
    const pairs = this.groups
      .flatMap((a, index) =>
        this.groups.slice(index + 1).map((b) => ({ a, b, atLeast: this.price(a, b, goal, false) })),
      )
      .flatMap(({ a, b, atLeast }) => (atLeast === undefined ? [] : [{ a, b, atLeast }]))
      .sort((x, y) => x.atLeast - y.atLeast);
    let best: { pair: [Group, Group]; price: number } | undefined;
    for (const { a, b, atLeast } of pairs) {
      if (best && best.price <= atLeast) break;
      const price = this.price(a, b, goal, true);
      if (price !== undefined && (!best || price < best.price)) best = { pair: [a, b], price };
    }
    return best?.pair;
  }
}

/** Units that the same pages need. */
function byPages(units: readonly Unit[]): Unit[][] {
  const parts = new Map<string, Unit[]>();
  for (const unit of units) {
    const key = [...unit.pages].sort().join();
    parts.set(key, [...(parts.get(key) ?? []), unit]);
  }
  return [...parts.values()];
}

/**
 * Divides the code that pages load at first among scripts. Modules that the same pages need are one script. Then the cheapest
 * pair of scripts is merged, until no page has more of them than the goal or would exceed its limit of unused bytes. Scripts
 * never import each other in a circle: all pages of a script load its imports, and other pages do too, so merging with a direct
 * import is always cheaper than with an import of that import.
 */
export function groupByPages(units: readonly Unit[], goal: Goal): readonly Group[] {
  let layout = new Layout(byPages(units.filter(({ pages }) => pages.size > 0)));
  for (let pair = layout.cheapestPair(goal); pair; pair = layout.cheapestPair(goal)) {
    const others = layout.groups.filter((group) => !pair!.includes(group));
    layout = new Layout([
      ...others.map(({ units: own }) => own),
      pair.flatMap(({ units: own }) => own),
    ]);
  }
  return layout.groups;
}
