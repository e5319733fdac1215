/** Texts for the payer or for Payme, in the languages of Payme's page. */
type Words = Record<'ru' | 'uz' | 'en', string>;

/** A refusal with Payme's error code; Payme shows its text to the payer. */
export class PaymeRefusal extends Error {
  constructor(
    readonly code: number,
    readonly words: Words,
    readonly data: string | null = null,
  ) {
    super(`Payme is refused: ${code}`);
  }
}

/** The account's field for the purchase: our number of the payment. */
export const accountField = 'payment_id';

const refusal = (code: number, ru: string, uz: string, en: string, data?: string) => () =>
  new PaymeRefusal(code, { ru, uz, en }, data);

/** All our refusals, by their cause. */
export const refusals = {
  verb: refusal(
    -32300,
    'Запрос должен прийти методом POST',
    'Soʻrov POST usulida kelishi kerak',
    'The request must come by POST',
  ),
  transport: refusal(
    -32700,
    'Запрос не удалось прочитать',
    'Soʻrovni oʻqib boʻlmadi',
    'The request cannot be read',
  ),
  request: refusal(-32600, 'Неверный запрос', 'Notoʻgʻri soʻrov', 'The request is wrong'),
  parameters: refusal(
    -32602,
    'Неверные параметры запроса',
    'Soʻrov parametrlari notoʻgʻri',
    'The parameters of the request are wrong',
  ),
  method: (name: string) =>
    refusal(-32601, 'Метод не найден', 'Usul topilmadi', 'There is no such method', name)(),
  access: refusal(-32504, 'Нет доступа', 'Ruxsat yoʻq', 'Access denied'),
  system: refusal(
    -32400,
    'Сервис временно недоступен. Попробуйте позже',
    'Xizmat vaqtincha ishlamayapti. Keyinroq urinib koʻring',
    'The service is unavailable. Try again later',
  ),
  amount: refusal(-31001, 'Неверная сумма', 'Summa notoʻgʻri', 'The amount is wrong'),
  noTransaction: refusal(
    -31003,
    'Платёж не найден',
    'Toʻlov topilmadi',
    'There is no such payment',
  ),
  delivered: refusal(
    -31007,
    'Заказ выполнен, платёж отменить нельзя. Оформите возврат на сайте',
    'Buyurtma bajarilgan, toʻlovni bekor qilib boʻlmaydi. Qaytarishni saytda rasmiylashtiring',
    'The order is delivered and the payment cannot be cancelled. Ask for a refund on the site',
  ),
  state: refusal(
    -31008,
    'Этот платёж уже нельзя провести. Начните оплату заново',
    'Bu toʻlovni endi oʻtkazib boʻlmaydi. Toʻlovni qaytadan boshlang',
    'This payment can no longer be made. Start a new one',
  ),
  /** A parameter that has no code of its own. */
  field: (name: string) =>
    refusal(
      -31050,
      'Неверное значение параметра',
      'Parametr qiymati notoʻgʻri',
      'The value of a parameter is wrong',
      name,
    )(),
  noAccount: refusal(
    -31050,
    'Заказ не найден',
    'Buyurtma topilmadi',
    'Order not found',
    accountField,
  ),
  notPayable: refusal(
    -31051,
    'Этот заказ уже нельзя оплатить',
    'Bu buyurtmani endi toʻlab boʻlmaydi',
    'This order can no longer be paid',
    accountField,
  ),
  busy: refusal(
    -31052,
    'Заказ уже оплачивается',
    'Buyurtma uchun toʻlov boshlangan',
    'The order is being paid already',
    accountField,
  ),
};
