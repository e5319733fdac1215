import formatjs from 'eslint-plugin-formatjs';
import { calendarDay } from './calendar-day.ts';
import { moduleFaces } from './module-faces.ts';
import { textApart } from './text-apart.ts';

/**
 * The workspace's own rule names, `@nx/workspace-*`. The formatjs plugin has a default export only, and ESLint's .eslintrc loader
 * does not read default exports: its rules reach the configuration through here.
 */
const named = Object.entries<object>(formatjs.rules ?? {}).map(([name, rule]) => [
  `formatjs-${name}`,
  rule,
]);
export const rules: Record<string, object> = {
  ...Object.fromEntries(named),
  'calendar-day': calendarDay,
  'module-faces': moduleFaces,
  'text-apart': textApart,
};
