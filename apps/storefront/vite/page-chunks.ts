/** A script of a build in which nothing is grouped: its modules are those that the same pages and the same `import(…)` need. */
export interface Unit {
  file: string;
  /** Who needs it before the visitor does anything; nobody where all of it comes on intent. */
  pages: ReadonlySet<string>;
  /** Files it imports at once. */
  imports: readonly string[];
  modules: readonly string[];
  /** Script and styles, compressed. */
  bytes: number;
}

/** Units that are built into one script. */
interface Group {
  units: readonly Unit[];
  bytes: number;
  /** Pages that load it, because they need one of its units or because another group of theirs imports it. */
  pages: Set<string>;
  /** Every group that comes with it. */
  along: Set<Group>;
}

export interface Goal {
  /** A page with more scripts than these wants fewer. */
  files: number;
  /** The most that a page may load in vain, in bytes. */
  unused: (page: string) => number;
}

/** What it costs to have a script in a file of its own: its imports and exports, and compression that begins anew. */
const ownFile = 200;

const bytesOf = (units: readonly Unit[]) =>
  units.reduce((sum, { bytes }) => sum + Math.max(bytes - ownFile, 1), 0);

/** Groups, what each brings along, and what each page loads. */
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
   * What pages pay, in bytes, for each file that one of them no longer asks for, if two groups are one.
   * @param exactly false leaves out what the groups bring along, and is never more than the truth
   * @returns undefined where nothing is gained or a page would load too much
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

  /** The two groups that are cheapest to have in one script. */
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
 * Divides what pages load at first among scripts. Modules that the same pages need are one script. Then two scripts at a
 * time become one, the cheapest pair first, until no page has more of them than the goal or would load too much in vain.
 * Scripts never need each other in a circle: what a script imports, all its pages load and some more, so its own imports
 * are always cheaper to take in than the imports of those.
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
