import { expect } from '@playwright/test';
import { collectFaults, readFaults, type Engine, type Fault } from './engine';
import { findInPage, type Found, type Sought } from './find-in-page';

/** Runs in the page. */
const isHydrated = () =>
  document.querySelector('main') !== null && !document.body.matches('[data-sleeping]');

export type Looked = Omit<Sought, 'role' | 'name'>;

/** The actions of a visitor on a page, in any engine. */
export function visitorAt(engine: Engine) {
  const faults: Fault[] = [];
  /** Collects the faults of the document that is about to be left, and watches the new one. */
  const note = async () => {
    await engine.run(collectFaults);
    faults.push(...(await engine.run(readFaults)));
  };
  const find = async (role: Sought['role'], name: RegExp, where: Looked = {}): Promise<Found> => {
    let found: Found | null = null;
    await expect
      .poll(
        async () => {
          // A page that is being left has no elements.
          found = await engine
            .run(findInPage, { role, name: name.source, ...where })
            .catch(() => null);
          return found && (found.covered ?? 'free');
        },
        { message: `${role} ${name.source} can be reached`, timeout: 60_000 },
      )
      .toBe('free');
    return found!;
  };
  const click = async (role: Sought['role'], name: RegExp, where: Looked = {}) => {
    const { x, y } = await find(role, name, where);
    await engine.click(x, y);
  };
  return {
    engine,
    find,
    click,
    open: async (address: string) => {
      await note();
      await engine.open(address);
    },
    /** Clicks a field and types, replacing its text. */
    typeInto: async (name: RegExp, text: string, where: Looked = {}) => {
      await click('field', name, where);
      await engine.type(text);
    },
    /** Waits for a field's value, or an address. */
    expectValue: (name: RegExp, value: RegExp | string, where: Looked = {}) =>
      expect
        .poll(async () => (await find('field', name, where)).value)
        .toEqual(typeof value === 'string' ? value : expect.stringMatching(value)),
    expectAddress: (address: RegExp) =>
      expect
        .poll(() => engine.run(() => location.href).catch(() => ''), { timeout: 60_000 })
        .toMatch(address),
    isAbsent: (role: Sought['role'], name: RegExp, where: Looked = {}) =>
      expect.poll(() => engine.run(findInPage, { role, name: name.source, ...where })).toBeNull(),
    /** Waits until React has hydrated every part of the page. */
    untilHydrated: () =>
      expect.poll(() => engine.run(isHydrated).catch(() => false), { timeout: 90_000 }).toBe(true),
    faults: async () => {
      await note();
      return [...new Set(faults)];
    },
  };
}
