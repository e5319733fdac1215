import { createLogger } from './logger';

function logged(write: (log: ReturnType<typeof createLogger>) => void): string {
  const lines: string[] = [];
  write(createLogger('info', { write: (line) => void lines.push(line) }));
  return lines.join('');
}

test('the named personal fields are not logged', () => {
  const text = logged((log) =>
    log.info({ order: { surname: 'KARIMOVA' }, email: 'anna@mail.ru', number: 'ABCD2345' }, 'held'),
  );
  expect(text).toContain('ABCD2345');
  expect(text).not.toMatch(/KARIMOVA|anna@mail/);
});

test('an error is logged without the values in its message and without its fields', () => {
  const error = Object.assign(new Error('no such phone +998901234567'), {
    detail: 'Key (document)=(AA1234567) already exists',
    cause: new Error('AA7654321 refused'),
  });
  const text = logged((log) => log.error({ err: error }, 'failed'));
  expect(text).toContain('no such phone [phone]');
  expect(text).not.toMatch(/998901234567|AA1234567|AA7654321/);
});
