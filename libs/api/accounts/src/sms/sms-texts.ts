import type { Locale } from '@karvon/contract';

/** Each text is one part of an SMS: 70 characters in Cyrillic, 160 in Latin with plain apostrophes. */
export const smsTexts: Record<
  Locale,
  Record<'register' | 'recover', (code: string) => string> & { hasAccount: string }
> = {
  ru: {
    register: (code) => `Karvon: код ${code} для регистрации. Никому его не говорите.`,
    recover: (code) => `Karvon: код ${code} для нового пин-кода. Никому его не говорите.`,
    hasAccount: 'Karvon: аккаунт уже есть. Войдите или восстановите пин-код на сайте.',
  },
  uz: {
    register: (code) => `Karvon: ro'yxatdan o'tish kodi ${code}. Uni hech kimga aytmang.`,
    recover: (code) => `Karvon: yangi PIN-kod uchun kod ${code}. Uni hech kimga aytmang.`,
    hasAccount: 'Karvon: sizda hisob bor. Saytda kiring yoki PIN-kodni tiklang.',
  },
};
