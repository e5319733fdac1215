import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * How much a partner's page may load for one element at most, in kB gzip: loader, styles and scripts before the visitor does
 * anything.
 */
export type WidgetBudget = Record<string, { kilobytes: number; reason?: string }>;

export interface WidgetSize {
  name: string;
  gzip: number;
}

export interface WidgetVerdict extends WidgetSize {
  limit: number;
  over: boolean;
}

const languages = ['ru', 'uz'];

/** Sizes of the loader and of each element, in the language with the larger files. @param folder the build of apps/widgets */
export function measureWidgets(folder: string): WidgetSize[] {
  if (!existsSync(join(folder, 'karvon.js'))) throw new Error(`${folder} holds no widgets`);
  const gzipOf = (file: string) => readFileSync(join(folder, `${file}.gz`)).length;
  const loader = readFileSync(join(folder, 'karvon.js'), 'utf8');
  const named = /\{"scripts":\{.*?\},"styles":"[^"]+"\}/.exec(loader)?.[0];
  if (!named) throw new Error('The loader names no files');
  const { scripts, styles } = JSON.parse(named) as {
    scripts: Record<string, string[]>;
    styles: string;
  };
  const common = gzipOf('karvon.js') + gzipOf(`assets/${styles}`);
  const sizeOf = (files: string[], language: string) =>
    files.reduce((sum, file) => sum + gzipOf(`assets/${language}/${file}`), common);
  return [
    { name: 'karvon.js', gzip: gzipOf('karvon.js') },
    ...Object.entries(scripts).map(([name, files]) => ({
      name,
      gzip: Math.max(...languages.map((language) => sizeOf(files, language))),
    })),
  ];
}

/** Compares each element with its budget; an element without a line is over budget. */
export function judgeWidgets(sizes: readonly WidgetSize[], budget: WidgetBudget): WidgetVerdict[] {
  return sizes.map(({ name, gzip }) => {
    const limit = (budget[name]?.kilobytes ?? 0) * 1000;
    return { name, gzip, limit, over: gzip > limit };
  });
}

/** Budget lines for elements that no longer exist. */
export function widgetFaults(sizes: readonly WidgetSize[], budget: WidgetBudget): string[] {
  return Object.keys(budget)
    .filter((name) => !sizes.some((size) => size.name === name))
    .map((name) => `budget.json names the widget ${name}, which is none`);
}
