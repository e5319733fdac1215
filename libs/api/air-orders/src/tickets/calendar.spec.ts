import { renderCalendar } from './calendar';
import { receiptFixture } from './receipt.fixture';

const render = (lang: 'ru' | 'uz') => {
  const { orderNumber, pnr, slices, dictionary, agency } = receiptFixture(lang);
  const now = new Date('2026-11-21T08:00:00Z');
  return renderCalendar({
    orderNumber,
    pnr,
    version: 1,
    slices,
    dictionary,
    brand: agency.brand,
    lang,
    now,
  }).toString();
};
const unfold = (text: string) => text.replaceAll('\r\n ', '');

test('each flight is an event at its instant, with local times in words', () => {
  const text = unfold(render('ru'));
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(3);
  expect(text.match(/SEQUENCE:1/g)).toHaveLength(3);
  expect(text).toContain(
    'UID:7K3MQW01-1@karvon\r\nSEQUENCE:1\r\nDTSTAMP:20261121T080000Z\r\nDTSTART:20261209T223500Z\r\nDTEND:20261210T035000Z',
  );
  expect(text).toContain('SUMMARY:TK 371 Ташкент – Стамбул');
  expect(text).toContain(
    '↗ 10 декабря 2026 г.\\, 03:35 (по местному времени): Ташкент\\, аэропорт имени Ислама Каримова\\, TAS\\, терминал 2\\n',
  );
  expect(text).toContain('Москва\\, Шереметьево\\, SVO');
  expect(unfold(render('uz'))).toContain('SUMMARY:HY 602 Moskva – Toshkent');
});

test('lines end in CRLF and are folded at 75 octets between letters', () => {
  const text = render('ru');
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const lines = text.split('\r\n');
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(lines.some((line) => line.startsWith(' '))).toBe(true);
  expect(text).not.toContain('\ufffd');
});
