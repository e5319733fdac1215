import { startMessages } from './testing/start-messages';
import { createMessages } from './create';

test('a letter whose tickets are still being drawn is tried again with a warning, and no error', async () => {
  const lines: string[] = [];
  const api = await startMessages({ onLog: (line) => void lines.push(line) });
  const { sendEmail } = createMessages(api);
  const tickets = {
    kind: 'air-tickets',
    orderNumber: '7K3M9QXA',
    lang: 'ru',
    name: 'a.pdf',
  } as const;
  await api.database.db.transaction().execute((tx) =>
    sendEmail(tx, {
      to: 'dilnoza@mail.uz',
      lang: 'ru',
      subject: 'a',
      text: 'b',
      attachments: [tickets],
    }),
  );
  await api.jobs.drain();
  const failed = lines.filter((line) => line.includes('job failed'));
  expect(
    failed.map((line) => [/tickets-not-ready/.test(line), /"level":"(\w+)"/.exec(line)?.[1]]),
  ).toEqual([[true, 'warn']]);
  const { status } = await api.database.db
    .selectFrom('messages')
    .select('status')
    .executeTakeFirstOrThrow();
  expect(status).toBe('waiting');
  await api.close();
});
