import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../tree';
import { sheetRows, type SheetRow } from './sheet';

/** `npm run texts`: a page per language with every text that visitors read, for a translator to open. */
const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const safe = (text: string) => text.replaceAll(/[&<>]/g, (sign) => escapes[sign]!);

const rowOf = ({ file, id, description, rendered }: SheetRow) =>
  `<tr><td>${safe(file)}<br><b>${safe(id)}</b></td><td>${safe(description)}</td>` +
  `<td><ul>${rendered.map((text) => `<li>${safe(text)}</li>`).join('')}</ul></td></tr>`;

const style =
  'body{font:1rem/1.4 sans-serif;margin:1rem}table{border-collapse:collapse;width:100%}' +
  'td{border:1px solid #ccc;padding:.4rem;vertical-align:top;overflow-wrap:anywhere;white-space:pre-line}' +
  'td:first-child{width:22%;font-size:.75rem}td:nth-child(2){width:25%;color:#555}ul{margin:0;padding-left:1rem}';

const folder = join(root, 'dist/texts');
mkdirSync(folder, { recursive: true });
for (const language of ['ru', 'uz'] as const) {
  const rows = sheetRows(language);
  const path = join(folder, `${language}.html`);
  writeFileSync(
    path,
    `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>Texts, ${language}</title>` +
      `<style>${style}</style><h1>${rows.length} texts, ${language}</h1>` +
      `<table>${rows.map(rowOf).join('\n')}</table></html>\n`,
  );
  console.log(`${rows.length} texts: ${path}`);
}
