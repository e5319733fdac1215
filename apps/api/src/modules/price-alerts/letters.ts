import type { Locale } from '@karvon/contract';

export interface AlertLetter {
  subject: string;
  /** Paragraphs; a line that is an address is a link. A paragraph with an empty fact is left out. */
  paragraphs: readonly string[];
}

/** The letters of price alerts, as data. Facts: see `write-letter.ts`. */
export const alertLetters: Record<Locale, Record<'confirm' | 'fell' | 'appeared', AlertLetter>> = {
  ru: {
    confirm: {
      subject: '{route}: подтвердите E-mail',
      paragraphs: [
        'Здравствуйте!',
        'Вы просили написать, когда подешевеют билеты.\n{route}, {days}\n{party}',
        'Подтвердите, что этот E-mail ваш:\n{confirm}',
        'Ссылка действует 48 часов. Если вы ничего не просили, удалите это письмо: других писем не будет.',
      ],
    },
    fell: {
      subject: '{route}: билеты подешевели до {now}',
      paragraphs: [
        'Здравствуйте!',
        'Билеты подешевели.\n{route}, {days}\n{party}',
        'Было: {was}\nСтало: {now}',
        'Посмотреть билеты:\n{results}',
        'Цена за всех пассажиров, все сборы включены. Она действует, пока есть места.',
        'Больше не писать об этом поиске:\n{stop}',
      ],
    },
    appeared: {
      subject: '{route}: появились билеты от {now}',
      paragraphs: [
        'Здравствуйте!',
        'Появились билеты, которых раньше не было.\n{route}, {days}\n{party}',
        'Цена: от {now}',
        'Посмотреть билеты:\n{results}',
        'Цена за всех пассажиров, все сборы включены. Она действует, пока есть места.',
        'Больше не писать об этом поиске:\n{stop}',
      ],
    },
  },
  uz: {
    confirm: {
      subject: '{route}: E-mailni tasdiqlang',
      paragraphs: [
        'Assalomu alaykum!',
        'Chiptalar arzonlashganda yozishimizni soʻragan edingiz.\n{route}, {days}\n{party}',
        'Bu E-mail sizniki ekanini tasdiqlang:\n{confirm}',
        'Havola 48 soat amal qiladi. Hech narsa soʻramagan boʻlsangiz, bu xatni oʻchiring: boshqa xat kelmaydi.',
      ],
    },
    fell: {
      subject: '{route}: chiptalar arzonlashdi, endi {now}',
      paragraphs: [
        'Assalomu alaykum!',
        'Chiptalar arzonlashdi.\n{route}, {days}\n{party}',
        'Avval: {was}\nEndi: {now}',
        'Chiptalarni koʻrish:\n{results}',
        'Narx barcha yoʻlovchilar uchun, barcha yigʻimlar kiritilgan. U joylar tugamaguncha amal qiladi.',
        'Bu qidiruv haqida boshqa yozmaslik:\n{stop}',
      ],
    },
    appeared: {
      subject: '{route}: chiptalar paydo boʻldi, {now}dan',
      paragraphs: [
        'Assalomu alaykum!',
        'Avval boʻlmagan chiptalar paydo boʻldi.\n{route}, {days}\n{party}',
        'Narx: {now}dan',
        'Chiptalarni koʻrish:\n{results}',
        'Narx barcha yoʻlovchilar uchun, barcha yigʻimlar kiritilgan. U joylar tugamaguncha amal qiladi.',
        'Bu qidiruv haqida boshqa yozmaslik:\n{stop}',
      ],
    },
  },
};
