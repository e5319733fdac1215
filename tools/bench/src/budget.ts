import { readFileSync } from 'node:fs';
import type { WidgetBudget } from './widgets';

/** How many times the first-route JavaScript of the bare framework page a page may have, and in how many files. */
export interface Budget {
  /** The ratio for every route without a line of its own. */
  default: number;
  /** The maximum number of a page's script files, unless its line says otherwise. */
  files: number;
  /** Lines by route id; a ratio above the default has a reason. */
  routes: Record<string, { ratio: number; files?: number; reason?: string }>;
  widgets: WidgetBudget;
}

/** One page of the storefront as measured. */
export interface Measured {
  route: string;
  gzip: number;
  brotli: number;
  files: number;
}

export interface Verdict extends Measured {
  /** The page's size divided by the bare page's, in the worse of both encodings. */
  ratio: number;
  limit: number;
  filesLimit: number;
  over: boolean;
}

export function readBudget(): Budget {
  return JSON.parse(readFileSync(new URL('../budget.json', import.meta.url), 'utf8')) as Budget;
}

/** Two decimals, so that a page is compared by the number in the table. */
const asPrinted = (ratio: number) => Math.round(ratio * 100) / 100;

/** Compares each page with its budget. */
export function judge(
  pages: readonly Measured[],
  bare: Pick<Measured, 'gzip' | 'brotli'>,
  budget: Omit<Budget, 'widgets'>,
): Verdict[] {
  return pages.map((page) => {
    const ratio = asPrinted(Math.max(page.gzip / bare.gzip, page.brotli / bare.brotli));
    const line = budget.routes[page.route];
    const limit = line?.ratio ?? budget.default;
    const filesLimit = line?.files ?? budget.files;
    const over = ratio > limit || page.files > filesLimit;
    return { ...page, ratio, limit, filesLimit, over };
  });
}

/** Mistakes in the budget itself: lines for routes that no longer exist, exceptions without a reason. */
export function faultsOf(budget: Omit<Budget, 'widgets'>, routes: readonly string[]): string[] {
  return Object.entries(budget.routes).flatMap(([route, { ratio, reason }]) => [
    ...(routes.includes(route) ? [] : [`budget.json names ${route}, which is no page`]),
    ...(ratio > budget.default && !reason
      ? [`budget.json lets ${route} be larger and gives no reason`]
      : []),
  ]);
}
