import type { DataCategory } from '@karvon/order-ground/erased-bookings';
import { formatMoment, orNothing } from '../describe';
import type { ErasureAct, ErasureShown } from './endpoints';

/** The act is a document of Russian law, so it is in Russian in both editions. */
const categoryTexts: Record<DataCategory, string> = {
  contacts: 'номер телефона, e-mail',
  names: 'фамилия, имя, отчество',
  'birth-dates': 'дата рождения, пол, гражданство',
  documents: 'данные документа, удостоверяющего личность',
  journeys: 'рейсы и отели в избранном, с днями и составом поездки',
  'sign-in': 'данные для входа (отпечатки кода и устройств)',
  papers: 'билеты, ваучеры и документы, приложенные к возврату',
};
const reasonTexts: Record<ErasureShown['reason'], string> = {
  'asked-by-person': 'требование субъекта персональных данных (удаление аккаунта)',
  'purpose-reached': 'достижение цели обработки (поездка завершена, аккаунт удалён)',
};
const doneTexts = { deleted: 'удаление записей', overwritten: 'перезапись полей' };

const listed = (categories: readonly DataCategory[]) =>
  categories.map((category) => categoryTexts[category]).join('; ');

export const describeErasures = (erasures: readonly ErasureShown[]): string =>
  orNothing(
    erasures.map(
      ({ id, account, reason, erasedAt, categories }) =>
        `${formatMoment(erasedAt)}  account ${account}  ${reason}  ${categories.join(', ')}\n  npm run ops -- erasures ${id}`,
    ),
  );

/**
 * The act and the extract with everything that points 3 and 5 of the order require; the signer fills in his own name. The
 * account's number is all that identifies the person.
 */
export function describeAct(act: ErasureAct | null): string {
  if (!act) return 'No act under this id.';
  const { id, account, agency, categories, erasedAt, events, reason } = act;
  const facts = [
    `Субъект персональных данных: аккаунт № ${account}`,
    `Категории уничтоженных персональных данных: ${listed(categories)}`,
    `Информационная система: ${agency.system}, база данных`,
    `Причина уничтожения: ${reasonTexts[reason]}`,
    `Дата уничтожения: ${formatMoment(erasedAt)}`,
  ];
  const ways = [...new Set(events.map(({ done }) => doneTexts[done]))];
  return [
    `АКТ № ${id}`,
    'об уничтожении персональных данных',
    '(приказ Роскомнадзора от 28.10.2022 № 179, пункты 3 и 4)',
    '',
    `Оператор: ${agency.name}, ${agency.address}`,
    ...facts,
    `Способ уничтожения: ${ways.join('; ')} средствами системы`,
    'Уничтожил: ____________________ (должность, фамилия, имя, отчество, подпись)',
    '',
    'ВЫГРУЗКА',
    'из журнала регистрации событий в информационной системе',
    '(приказ Роскомнадзора от 28.10.2022 № 179, пункт 5)',
    '',
    ...facts,
    ...events.map(
      ({ table, done, rows, categories: of }) =>
        `${formatMoment(erasedAt)}  ${table}  ${doneTexts[done]}: ${rows}  (${listed(of)})`,
    ),
  ].join('\n');
}
