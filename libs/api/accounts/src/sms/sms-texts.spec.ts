import { smsParts, toSmsText } from '@karvon/messages';
import { smsTexts } from './sms-texts';

test.each(['ru', 'uz'] as const)('each message in %s is one part', (lang) => {
  const { register, recover, hasAccount } = smsTexts[lang];
  for (const text of [register('123456'), recover('123456'), hasAccount])
    expect([text, smsParts(toSmsText(text))]).toEqual([text, 1]);
});
