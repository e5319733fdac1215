import { isPlainDate, type PlainDate } from '@karvon/calendar';

const forms: readonly RegExp[] = [
  /^(?<day>\d{1,2})[./\-\s](?<month>\d{1,2})[./\-\s](?<year>\d{4})$/,
  /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4})$/,
  /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/,
];

/** A day as people type it (9.3.1990, 09 03 1990, 09031990, 1990-03-09) → 'YYYY-MM-DD', or null when it is none. */
export function parseTypedDate(text: string): PlainDate | null {
  for (const form of forms) {
    const parts = form.exec(text.trim())?.groups;
    if (!parts) continue;
    const date = `${parts.year}-${parts.month!.padStart(2, '0')}-${parts.day!.padStart(2, '0')}`;
    if (isPlainDate(date)) return date;
  }
  return null;
}
