import { refundRuleOn } from './index';

test('the Russian rules change on 1 March 2026', () => {
  expect(refundRuleOn('ru', '2026-02-28')).toMatchObject({ forcedDelayMinutes: null });
  expect(refundRuleOn('ru', '2026-03-01')).toMatchObject({
    since: '2026-03-01',
    forcedDelayMinutes: 30,
  });
  expect(refundRuleOn('uz', '2026-03-01')).toMatchObject({ forcedDelayMinutes: null });
});

test.each([
  ['ru', '2007-12-31', '2008-01-01'],
  ['ru', '2026-02-28', '2008-01-01'],
  ['ru', '2026-03-01', '2026-03-01'],
  ['uz', '2019-12-31', '2020-01-01'],
  ['uz', '2026-11-22', '2020-01-01'],
] as const)('in edition %s a refund of %s follows the rule of %s', (edition, day, since) => {
  expect(refundRuleOn(edition, day)).toMatchObject({
    since,
    sentWithinWorkingDays: 3,
    quoteMinutes: 15,
    basis: {
      voluntary: {
        ru: expect.stringContaining('Добровольный отказ'),
        uz: expect.stringContaining('Ixtiyoriy voz kechish'),
      },
      forced: {
        ru: expect.stringContaining('Вынужденный отказ'),
        uz: expect.stringMatching(/majburiy voz kechish/i),
      },
    },
  });
});
