import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page, type TestInfo } from '@playwright/test';
import { overflowOf, type Edition } from './fixtures';
import type { HotelSupplierName } from './own-servers';
import { cutTexts } from './sweeps/cut-texts';

/** A response: XML with attributes as '@name', or JSON. */
export type Sent = Record<string, unknown>;

/**
 * A file for `SIM_SENT`, in which a simulator's program records its responses.
 * @returns the settings of the program, and the responses so far, the latest last
 */
export function keptResponses(info: TestInfo) {
  const file = info.outputPath('sent.jsonl');
  return {
    settings: { SIM_SENT: file, SIM_SHAPES: '0.4' },
    sent(): Sent[] {
      if (!existsSync(file)) return [];
      const lines = readFileSync(file, 'utf8').trim().split('\n');
      return lines.map((line) => JSON.parse(line) as Sent);
    },
  };
}

/** The price of one unit of a supplier's account in each edition; null where both have one currency. */
export const rates: Record<'sirena' | HotelSupplierName, Record<Edition, number | null>> = {
  sirena: { ru: null, uz: 150 },
  acase: { ru: null, uz: 150 },
  etg: { ru: 90, uz: 12_650 },
};

/** The setting of a supplier's rate; empty where the currencies are equal. */
export const rateSetting = (supplier: keyof typeof rates, edition: Edition) => ({
  [`${supplier.toUpperCase()}_RATE`]: String(rates[supplier][edition] ?? ''),
});

/** A sum of a supplier's account in minor units of the edition's currency. */
export const inOurs = (supplier: keyof typeof rates, edition: Edition, sum: number): number =>
  Math.round(sum * (rates[supplier][edition] ?? 1) * 100);

/** A sum that a page shows, in minor units. */
export async function minorIn(text: Locator): Promise<number> {
  const [whole = '', part = ''] = (await text.innerText()).replace(/[^\d,]/g, '').split(',');
  return Number(whole + part.padEnd(2, '0'));
}

/** A text without its spaces, which separate the digits of sums. */
export const textOf = async (part: Locator): Promise<string> =>
  (await part.innerText()).replace(/[\s\u2060]/g, '');

/** Parsed XML has a single element in place of a list with one item. */
export const listOf = <T>(value: T | readonly T[] | undefined | ''): readonly T[] =>
  !value ? [] : Array.isArray(value) ? (value as readonly T[]) : [value as T];

/** Saves a picture of the whole page in the folder that `LOOKS` names, if any. */
export async function keepPicture(page: Page, { project }: TestInfo, name: string): Promise<void> {
  if (!process.env.LOOKS) return;
  const folder = join(process.env.LOOKS, project.name.replace(' ', '-'));
  mkdirSync(folder, { recursive: true });
  await page.screenshot({
    path: join(folder, `${name.replaceAll(/[^\p{L}\d]+/gu, '-')}.png`),
    fullPage: true,
    animations: 'disabled',
    scale: 'css',
  });
}

/** Checks a whole page: no element is wider than the window, no text is cut. `LOOKS` names a folder for pictures of each step. */
export function createLook(page: Page, info: TestInfo) {
  let count = 0;
  return async (name: string): Promise<void> => {
    expect(await overflowOf(page), `${name} is wider than the window`).toBeLessThanOrEqual(0);
    expect(await page.evaluate(cutTexts), `texts of ${name} are cut`).toEqual([]);
    count += 1;
    const step = [info.title.split(' ')[3], String(count).padStart(2, '0'), name].join('-');
    await keepPicture(page, info, step);
  };
}
