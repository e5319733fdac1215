import { createHash } from 'node:crypto';
import type { Locale } from '@karvon/contract';
import type { Edition } from '@karvon/edition';
import { catalogues } from '../document/catalogues.server';
import { offlineMessages as m } from './offline-page.messages';
// eslint-disable-next-line @nx/enforce-module-boundaries -- a page without React; in the index it would reorder the widgets' scripts
import { createIntl } from '../../../../libs/i18n/src/create-intl';
// eslint-disable-next-line @nx/enforce-module-boundaries -- the CSS text of the tokens; the kit's index exports components
import tokens from '../../../../libs/ui-kit/src/tokens.css?inline';
import styles from './offline-page.css?inline';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign]!);

const css = `${tokens}\n${styles}`;
const hash = createHash('sha256').update(css).digest('base64');

/** The page has no scripts and no subresources: it must be complete without a network. */
export const offlinePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${hash}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The page that public/documents-worker.js shows in place of an unreachable one; the visitor's document replaces the comment. */
export function offlinePage(lang: Locale, edition: Pick<Edition, 'brand' | 'phones'>): string {
  const intl = createIntl(lang, catalogues[lang]);
  const text = (message: (typeof m)[keyof typeof m]) => escape(intl.formatMessage(message));
  const brand = escape(edition.brand);
  const phones = edition.phones.map(
    ({ number, label }) => `<a href="tel:${number}">${escape(label)}</a>`,
  );
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${text(m.title)} — ${brand}</title>
<style>${css}</style>
</head>
<body>
<header>${brand}</header>
<main>
<h1>${text(m.title)}</h1>
<p>${text(m.text)}</p>
<p><a class="button" href="">${text(m.again)}</a></p>
<!--document-->
<p>${text(m.support)} ${phones.join(', ')}</p>
</main>
</body>
</html>
`;
}
