import { setupApi, showState } from '@karvon/testing';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { gallery } from '../../gallery/favourites-gallery';

const api = setupApi();
const row = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) });

test.each([
  ['ru', 'Сравнение перелётов', 'Дешевле всех', 'Только различия'],
  ['uz', 'Parvozlarni solishtirish', 'Eng arzon', 'Faqat farqlari'],
] as const)('%s: flights side by side, the best in words', async (locale, title, best, only) => {
  const { container, user } = showState(api, gallery['compared-flights']!, locale);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(await screen.findByText(best)).toBeVisible();
  const cells = within(screen.getByText(best).closest('tr')!).getAllByRole('cell');
  expect(cells).toHaveLength(3);
  expect(cells[0]).toHaveTextContent(best);
  const rows = screen.getAllByRole('row').length;
  await user.click(screen.getByRole('checkbox', { name: only }));
  expect(screen.getAllByRole('row').length).toBeLessThan(rows);
  expect(await axe(container)).toHaveNoViolations();
});

test('a flight that nobody sells is told beside the others, with the way to a search', async () => {
  showState(api, gallery['compared-flights']!);
  expect(await screen.findByText('Этот перелёт больше не продаётся')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Найти другие рейсы' })).toBeVisible();
  expect(screen.getAllByRole('link', { name: /^Выбрать: / })).toHaveLength(2);
});

test('hotels side by side', async () => {
  const { container } = showState(api, gallery['compared-hotels']!);
  expect(await screen.findByText('Дешевле всех')).toBeVisible();
  expect(row('Звёзды')).toHaveTextContent('Выше всех');
  // Metres apart, and the same in words.
  expect(row('До центра')).not.toHaveTextContent('Ближе всех');
  expect(row('Питание')).toBeVisible();
  // Not all charges are in the price: these are paid at the hotel.
  expect(row('Отдельно, в отеле')).toHaveTextContent(/туристический налог, 60\s000\sсум/);
  expect(screen.queryByText(/все сборы включены/)).toBeNull();
  expect(screen.getAllByRole('link', { name: /^Смотреть номера: / })).toHaveLength(2);
  expect(await axe(container)).toHaveNoViolations();
});

test('a hotel without a category has no stars; that is no missing answer', async () => {
  showState(api, gallery['compared-without-stars']!);
  expect(await screen.findByText('Без звёзд')).toBeVisible();
  expect(row('Звёзды')).not.toHaveTextContent('нет данных');
});

test('a price on request is named as such and is not the cheapest', async () => {
  showState(api, gallery['compared-on-request']!);
  expect(await screen.findByText('Под запрос: отель подтвердит позже')).toBeVisible();
  expect(row('Цена')).toHaveTextContent(/990\s000/);
  expect(screen.queryByText('Дешевле всех')).toBeNull();
});

test('the address is shared as it was read, or copied where there is no list of messengers', async () => {
  const { user } = showState(api, gallery['compared-hotels']!);
  const share = jest.fn().mockResolvedValue(undefined);
  Object.assign(navigator, { share });
  await user.click(screen.getByRole('button', { name: 'Поделиться' }));
  expect(share).toHaveBeenCalledWith({
    title: 'Сравнение отелей',
    url: expect.stringContaining(
      '/ru/favourites?items=hotel.UZB17.20261214-20261217.2+hotel.UZB18.20261214-20261217.2',
    ),
  });
  Reflect.deleteProperty(navigator, 'share');
  const copy = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(screen.getByRole('button', { name: 'Поделиться' }));
  expect(await screen.findByRole('button', { name: 'Ссылка скопирована' })).toBeVisible();
  expect(copy).toHaveBeenCalledWith(expect.stringContaining('items=hotel.UZB17'));
});

test('an address that names nothing says so', async () => {
  const { container } = showState(api, gallery['compared-nothing']!);
  expect(screen.getByRole('heading', { name: 'По этой ссылке сравнивать нечего' })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});
