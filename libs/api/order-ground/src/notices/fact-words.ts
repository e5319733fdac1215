import type { AirOrder, HotelCancelReason, Locale, RefundLine } from '@karvon/contract';

const ru = {
  reasons: {
    guest: 'вы отменили бронирование',
    agency: 'бронирование отменило агентство',
    replaced: 'вы выбрали другие даты',
    'not-paid': 'заказ не оплачен в срок',
    'hotel-refused': 'отель отказал в размещении',
    'no-answer': 'отель не ответил на заявку в срок',
  } as Record<HotelCancelReason | 'replaced', string>,
  /** After «отменён». */
  cancelledBy: {
    guest: ': вы отказались от него до оплаты',
    agency: ' агентством',
    'not-paid': ' автоматически: он не оплачен в срок',
  } as Record<NonNullable<AirOrder['cancelledBy']>, string>,
  withheld: {
    tariff: 'авиакомпания, по тарифу',
    taxes: 'невозвратные таксы',
    'exchange-fee': 'сбор авиакомпании за обмен',
    extras: 'багаж и места',
    'service-fee': 'сервисный сбор',
    'acquiring-fee': 'комиссия банка',
  } as Record<RefundLine['item'], string>,
};

/** Words of the facts that are made of several parts. */
export type FactWords = typeof ru;

const uz: FactWords = {
  reasons: {
    guest: 'siz bronni bekor qildingiz',
    agency: 'bronni agentlik bekor qildi',
    replaced: 'siz boshqa sanalarni tanladingiz',
    'not-paid': 'buyurtma muddatida toʻlanmadi',
    'hotel-refused': 'mehmonxona joylashtirishni rad etdi',
    'no-answer': 'mehmonxona soʻrovga muddatida javob bermadi',
  },
  cancelledBy: {
    guest: ': siz toʻlovdan oldin undan voz kechdingiz',
    agency: ': uni agentlik bekor qildi',
    'not-paid': ': u muddatida toʻlanmadi',
  },
  withheld: {
    tariff: 'aviakompaniya, tarif boʻyicha',
    taxes: 'qaytarilmaydigan soliqlar',
    'exchange-fee': 'aviakompaniyaning almashtirish yigʻimi',
    extras: 'bagaj va joylar',
    'service-fee': 'xizmat yigʻimi',
    'acquiring-fee': 'bank komissiyasi',
  },
};

export const factWords: Record<Locale, FactWords> = { ru, uz };
