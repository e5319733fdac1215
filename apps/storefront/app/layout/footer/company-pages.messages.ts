import { defineMessages, type MessageDescriptor } from '@karvon/i18n';
import type { CompanyGroup, CompanyPageId } from '@karvon/paths';

/** Names of the company pages, by the last part of their address. */
export const companyPageMessages = defineMessages({
  sale: {
    id: 'storefront.company.sale',
    defaultMessage: 'Акции',
    description: 'Company page, hidden.',
  },
  'subsidized-tariff': {
    id: 'storefront.company.subsidized-tariff',
    defaultMessage: 'Субсидированные тарифы',
    description: 'Company page: state-subsidised fares.',
  },
  'group-tariff': {
    id: 'storefront.company.group-tariff',
    defaultMessage: 'Групповые перевозки',
    description: 'Company page: fares for groups.',
  },
  'up-class': {
    id: 'storefront.company.up-class',
    defaultMessage: 'Повышение класса',
    description: 'Company page: cabin upgrade.',
  },
  'extra-luggage': {
    id: 'storefront.company.extra-luggage',
    defaultMessage: 'Дополнительный багаж',
    description: 'Company page.',
  },
  food: {
    id: 'storefront.company.food',
    defaultMessage: 'Питание на борту',
    description: 'Company page.',
  },
  insurance: {
    id: 'storefront.company.insurance',
    defaultMessage: 'Страхование',
    description: 'Company page.',
  },
  'transport-animals': {
    id: 'storefront.company.transport-animals',
    defaultMessage: 'Перевозка животных',
    description: 'Company page.',
  },
  'special-transporting': {
    id: 'storefront.company.special-transporting',
    defaultMessage: 'Особые условия перевозки',
    description: 'Company page: passengers who need help.',
  },
  support: {
    id: 'storefront.company.support',
    defaultMessage: 'Поддержка',
    description: 'Company page.',
  },
  'ticket-return': {
    id: 'storefront.company.ticket-return',
    defaultMessage: 'Возврат билетов',
    description: 'Company page.',
  },
  about: {
    id: 'storefront.company.about',
    defaultMessage: 'О компании',
    description: 'Company page.',
  },
  offices: {
    id: 'storefront.company.offices',
    defaultMessage: 'Офисы',
    description: 'Company page.',
  },
  offer: {
    id: 'storefront.company.offer',
    defaultMessage: 'Публичная оферта',
    description: 'Company page: the contract.',
  },
  payment: {
    id: 'storefront.company.payment',
    defaultMessage: 'Способы оплаты',
    description: 'Company page.',
  },
  workprivacy: {
    id: 'storefront.company.workprivacy',
    defaultMessage: 'Политика обработки персональных данных',
    description: 'Company page: policy on personal data.',
  },
  privacyagreement: {
    id: 'storefront.company.privacyagreement',
    defaultMessage: 'Согласие на обработку персональных данных',
    description: 'Company page: text of the consent.',
  },
}) satisfies Record<CompanyPageId, MessageDescriptor>;

/** Names of the groups of company pages. */
export const companyGroupMessages = defineMessages({
  fares: {
    id: 'storefront.company-group.fares',
    defaultMessage: 'Тарифы',
    description: 'Heading of links: kinds of fares.',
  },
  services: {
    id: 'storefront.company-group.services',
    defaultMessage: 'Услуги в полёте',
    description: 'Heading of links: extra services.',
  },
  help: {
    id: 'storefront.company-group.help',
    defaultMessage: 'Помощь',
    description: 'Heading of links: support.',
  },
  company: {
    id: 'storefront.company-group.company',
    defaultMessage: 'Компания',
    description: 'Heading of links: the company and its documents.',
  },
}) satisfies Record<CompanyGroup, MessageDescriptor>;
