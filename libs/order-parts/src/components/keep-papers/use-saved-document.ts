import { useEffect } from 'react';
import { addDays, type PlainDate } from '@karvon/calendar';
import { useFormat, useIntl, useLocale } from '@karvon/i18n';
import { offlinePath } from '@karvon/paths';
import { keepMessages as m } from './keep-papers.messages';
import { keepDocument, type SavedDocument } from './saved-document';

type Words = Pick<SavedDocument, 'heading' | 'title' | 'lines' | 'paper' | 'openPaper'>;

/** Keeps the document on this device until the day after the journey; once for each way it reads. */
export function useSavedDocument(words: Words, lastDay: PlainDate): void {
  const intl = useIntl();
  const format = useFormat();
  const lang = useLocale();
  const until = addDays(lastDay, 1);
  const date = format.date(until, 'long');
  const text = JSON.stringify({
    ...words,
    note: intl.formatMessage(m.note, { date }),
    forget: intl.formatMessage(m.forget),
    until,
  } satisfies SavedDocument);
  useEffect(() => {
    // Without it the order's page is what it is.
    keepDocument(JSON.parse(text) as SavedDocument, offlinePath.to(lang)).catch(() => undefined);
  }, [text, lang]);
}
