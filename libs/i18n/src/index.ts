// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- an ambient module has no file to import
/// <reference path="./virtual-catalogue.d.ts" />
export { defineMessages, type Messages } from './define-messages';
export { FormattedMessage, type MessageDescriptor } from 'react-intl';
export type { Texts } from './create-intl';
export { createFormat, type Format } from './format/create-format';
export type { DateStyle } from './format/dates';
export type { PluralCategory, PluralForms } from './format/plurals';
export { capitalised, unbroken } from './format/words';
export { I18nProvider } from './i18n-provider';
export { locales } from './locales';
export {
  chosenLocale,
  localeCookie,
  localeOfPath,
  pickLocale,
  switchLocalePath,
} from './pick-locale';
export { problemMessages } from './problems/problem-messages';
export { useCalendarTexts } from './use-calendar-texts';
export { useCarouselTexts } from './use-carousel-texts';
export { useFormat, useLocale } from './use-format';
export { useIntl } from './use-intl';
export { useProblemText } from './use-problem-text';
