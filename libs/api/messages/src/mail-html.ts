import type { Locale } from '@karvon/contract';
import { mailStyles, outlookWidth, style } from './mail-styles';

/** An e-mail before it is made HTML. */
export interface MailContent {
  lang: Locale;
  subject: string;
  /** Paragraphs between empty lines. */
  text: string;
  /** The agency's name, above the letter. */
  brand: string;
  /** Reservations by schema.org, which mail programs show as cards and put into calendars. */
  reservations?: readonly object[] | undefined;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character]!);
const isAddress = (line: string) => /^https?:\/\/\S+$/.test(line);
const row = (content: string) => `<tr><td style="${style.row}">${content}</td></tr>`;
const table = (rows: string) =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${rows}</table>`;

const link = (address: string, label: string) =>
  `<a class="link" href="${escape(address)}" style="${style.link}">${escape(label)}</a>`;

/** A button that Outlook draws too: the ground is the cell's, and the whole cell is the link. */
const button = (address: string, label: string) =>
  '<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>' +
  `<td class="button" bgcolor="#213fa3" style="${style.button}">` +
  `<a href="${escape(address)}" style="${style.buttonLink}">${escape(label)}</a></td></tr></table>`;

/** Three lines or more of which the first is no sentence: a flight, a stay, the terms. */
const isPanel = (lines: readonly string[]) =>
  lines.length > 2 && !lines[0]!.endsWith('.') && !lines.some(isAddress);

/** A box of facts; what they are of is the first line. */
const panel = ([title, ...facts]: readonly string[]) =>
  table(
    `<tr><td class="panel" bgcolor="#f6f2ea" style="${style.panel}">` +
      `<strong>${escape(title!)}</strong><br>${facts.map(escape).join('<br>')}</td></tr>`,
  );

const paragraph = (lines: readonly string[]) =>
  `<p style="${style.text}">${lines
    .map((line) => (isAddress(line) ? link(line, line) : escape(line)))
    .join('<br>')}</p>`;

/** 'Страница заказа:' and an address below it: the first is what the letter asks to do, the others are links. */
function labelled([label, address]: readonly [string, string], isFirst: boolean): string {
  const name = label.replace(/:$/, '');
  return isFirst ? button(address, name) : `<p style="${style.text}">${link(address, name)}</p>`;
}

function blocks(paragraphs: readonly (readonly string[])[]): string[] {
  let hasButton = false;
  return paragraphs.map((lines) => {
    if (lines.length === 2 && isAddress(lines[1]!)) {
      const [label, address] = lines as [string, string];
      const drawn = labelled([label, address], !hasButton);
      hasButton = true;
      return drawn;
    }
    return isPanel(lines) ? panel(lines) : paragraph(lines);
  });
}

/** JSON in a script: no text of it can end the script. */
const markup = (reservations: readonly object[]) =>
  `<script type="application/ld+json">${JSON.stringify(reservations).replaceAll('<', '\\u003c')}</script>`;

/**
 * The HTML of an e-mail, made of its plain text: the subject is its title, an address below a label is a button, facts
 * below a name are a panel, and the agency's last paragraph is small. Tables and styles of elements are what
 * Outlook draws; a phone of 320 px and dark mode are cared for.
 */
export function mailHtml({ lang, subject, text, brand, reservations = [] }: MailContent): string {
  const paragraphs = text.split(/\n{2,}/).map((lines) => lines.split('\n'));
  const closing = paragraphs.at(-1)!.at(-1) === brand ? paragraphs.pop()! : [brand];
  const opening = paragraphs.find(([first = '']) => first.endsWith('.'))?.[0] ?? '';
  const title = escape(subject.replaceAll(/[\r\n]+/g, ' '));
  const content = blocks(paragraphs).map(row).join('');
  const head =
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">' +
    `<title>${title}</title><style>${mailStyles}</style>` +
    (reservations.length > 0 ? markup(reservations) : '');
  const sheet =
    `<table role="presentation" class="sheet" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#ffffff" style="${style.sheet}">` +
    `<tr><td class="brand" style="${style.brand}">${escape(brand)}</td></tr>` +
    row(`<h1 style="${style.title}">${title}</h1>`) +
    content +
    `<tr><td class="closing" style="${style.closing}">${closing.map(escape).join('<br>')}</td></tr></table>`;
  return (
    `<!doctype html><html lang="${lang}"><head>${head}</head>` +
    `<body class="ground" style="${style.ground}">` +
    `<div style="${style.hidden}">${escape(opening)}</div>` +
    `<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#fcfaf6">` +
    `<tr><td align="center" style="${style.around}">${outlookWidth.before}${sheet}${outlookWidth.after}</td></tr></table></body></html>`
  );
}
