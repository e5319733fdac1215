import { refundRuleOn } from './index';

test('the Russian rules change on the first of March 2026, and not a day before', () => {
  expect(refundRuleOn('ru', '2026-02-28')).toMatchObject({ forcedDelayMinutes: null });
  expect(refundRuleOn('ru', '2026-03-01')).toMatchObject({
    since: '2026-03-01',
    forcedDelayMinutes: 30,
  });
  expect(refundRuleOn('uz', '2026-03-01')).toMatchObject({ forcedDelayMinutes: null });
});
