import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type FullProject, type Page } from '@playwright/test';
import { translatePage } from './sweeps/translate-page';

type Finding = Pick<
  Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number],
  'id' | 'nodes'
>;

export type Edition = 'ru' | 'uz';

/** The nightly run executes every story in every project (docs/ci.md). */
export const isNightly = process.env.STORIES === 'all';

/** True in projects where a daily run skips checks already made on the phone; the nightly run makes them in all projects. */
export const waitsForTheNight = ({ name }: FullProject): boolean =>
  !isNightly && name !== 'uz phone';

/** By how much a page is wider than its window. Not compared with `innerWidth`: a phone's grows with what does not fit. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

interface Fixtures {
  /** The edition of the running project; its language is the story's language. */
  edition: Edition;
  /** Fails with axe's findings on the current page, or on another `tab`; the rules in `without` are skipped. */
  checkAccessibility: (tab?: Page, without?: string[]) => Promise<void>;
}

export interface StoryOptions {
  /** True in the projects that replace the texts of every page as a browser's translator does. */
  translated: boolean;
}

/** Runs in the page: whether an element, scrolled to the middle, is large enough and not covered. */
function isTargetFree(selector: string): boolean {
  const element = document.querySelector(selector);
  if (!element) return false;
  const before = window.scrollY;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  const met = document.elementFromPoint(x + width / 2, y + height / 2);
  window.scrollTo({ top: before, behavior: 'instant' });
  return width >= 24 && height >= 24 && element.contains(met);
}

/** Axe measures the visible part of a target: one that is partly covered by a bar at the window's edge is not too small. */
async function withoutCoveredTargets(page: Page, { id, nodes }: Finding): Promise<Finding> {
  if (id !== 'target-size') return { id, nodes };
  const free = await Promise.all(
    nodes.map(({ target }) => page.evaluate(isTargetFree, String(target[0]))),
  );
  return { id, nodes: nodes.filter((_, index) => !free[index]) };
}

async function accessibilityFaults(page: Page, without: string[]): Promise<string[]> {
  // Axe scrolls to the elements it measures. Cards that are laid out only near the window would move the page meanwhile.
  await page.evaluate(() => document.documentElement.style.setProperty('--far-content', 'visible'));
  // Without frames of other origins axe needs no page of its own, and passed rules are not reported: 2.5 times faster.
  const { violations, incomplete } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations', 'incomplete'] })
    .disableRules(without)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  // Axe cannot judge text in its background's colour, which may be hidden on purpose; we never hide text like that.
  const unseen = incomplete.map(({ nodes, ...finding }) => ({
    ...finding,
    nodes: nodes.filter(({ any }) =>
      any.some(({ data }) => (data as { messageKey?: string } | null)?.messageKey === 'equalRatio'),
    ),
  }));
  const found = await Promise.all(
    [...violations, ...unseen].map((finding) => withoutCoveredTargets(page, finding)),
  );
  return found
    .filter(({ nodes }) => nodes.length > 0)
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/**
 * Warnings of a browser that are no errors: preloaded styles of the next page can wait longer than it recommends, and a picture
 * of a map that is drawn without a graphics card takes long.
 */
const isAdvice = (text: string) =>
  /was preloaded using link preload but not used|GPU stall due to ReadPixels/.test(text);

/** Hydration mismatches, CSP violations and thrown errors reach the console; none of them is acceptable. */
function watchConsole(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const complaint = message.type() === 'error' || message.type() === 'warning';
    if (complaint && !isAdvice(message.text())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return complaints;
}

/** For stories with a deliberate failure: a browser reports every failed request in its console. */
export const brokenTest = base.extend<Fixtures & StoryOptions>({
  translated: [false, { option: true }],
  context: async ({ context, translated }, use) => {
    if (translated) await context.addInitScript(translatePage);
    await use(context);
  },
  edition: async ({}, use, testInfo) => {
    await use(testInfo.project.metadata.edition as Edition);
  },
  checkAccessibility: async ({ page }, use) => {
    await use(async (tab = page, without = []) => {
      // A text that is fading in has less contrast, so findings count only if they remain for ten seconds.
      const patience = Date.now() + 10_000;
      let faults = await accessibilityFaults(tab, without);
      while (faults.length > 0 && Date.now() < patience)
        faults = await accessibilityFaults(tab, without);
      expect(faults).toEqual([]);
    });
  },
});

/** React renders a part again if it was translated before its scripts ran, and logs that; the visitor loses nothing. */
const isRenderedAgain = (text: string) => text.includes('Minified React error #418');

export const test = brokenTest.extend({
  page: async ({ page, translated }, use) => {
    const complaints = watchConsole(page);
    await use(page);
    const faults = complaints.filter((text) => !(translated && isRenderedAgain(text)));
    expect(faults, 'the console stays silent').toEqual([]);
  },
});

export { expect };
