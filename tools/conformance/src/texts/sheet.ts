import { files, readJson } from '../tree';
import { renderMessage } from './render-message';
import { sampleValue } from './sample-values';
import { sourceMessages } from './source-messages';
import { visitorTexts } from './visitor-texts';
import type { Language } from './word-list';

/** A text of the sheet: its place, and how visitors read it. */
export interface SheetRow {
  /** The file that holds the text. */
  file: string;
  /** The message's id; empty for a text of the server or a page. */
  id: string;
  /** The purpose of the text, as its author describes it. */
  description: string;
  /** The text with real values, once for each number and choice that changes it. */
  rendered: string[];
}

const catalogue = (language: Language): Record<string, string> =>
  Object.assign(
    {},
    ...files
      .filter((path) => path.startsWith(`libs/i18n/catalogues/${language}/`))
      .map((path) => readJson<Record<string, string>>(path)),
  );

function messageRows(language: Language): SheetRow[] {
  const texts = catalogue(language);
  return sourceMessages().map(({ id, file, description }) => ({
    file,
    id,
    description,
    rendered: renderMessage(id, texts[id] ?? '', language),
  }));
}

/** E-mails, SMS, documents, bank pages, help and news: each text of the server with a value for each `{name}`. */
const serverRows = (language: Language): SheetRow[] =>
  visitorTexts()
    .filter((text) => text.language === language && text.place.includes('/'))
    .filter(({ text }) => /\p{L}{2}/u.test(text) && (language === 'ru' || / /.test(text)))
    .map(({ place, text }) => ({
      file: place,
      id: '',
      description: '',
      rendered: [
        text.replaceAll(/\{\{?\s*(\w+)\s*\}?\}/g, (_, name: string) => sampleValue(name, language)),
      ],
    }));

/** Every text of a language that a visitor reads. */
export const sheetRows = (language: Language): SheetRow[] => [
  ...messageRows(language),
  ...serverRows(language),
];
