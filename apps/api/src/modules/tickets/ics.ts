const foldAt = 75;

/** Lines longer than 75 octets continue on the next one after a space (RFC 5545 §3.1); a letter is never split. */
function fold(line: string): string {
  const lines = [''];
  for (const letter of line) {
    if (Buffer.byteLength(lines.at(-1)! + letter) > foldAt) lines.push(' ');
    lines.push(lines.pop()! + letter);
  }
  return lines.join('\r\n');
}

/** A value of the TEXT type. */
export const escapeIcs = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\n/g, '\\n');

/** '2026-03-09T22:40:00+05:00' → '20260309T174000Z': every calendar program agrees on an instant. */
export const icsInstant = (at: Date | string) =>
  new Date(at).toISOString().replace(/[-:]|\.\d{3}/g, '');

/** A calendar file (RFC 5545) of the given lines of events. */
export function icsFile(brand: string, events: string[]): Buffer {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${brand}//Orders//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events,
    'END:VCALENDAR',
  ];
  return Buffer.from(lines.map((line) => `${fold(line)}\r\n`).join(''));
}
