/** Two adults for three nights in December 2026; a dollar costs 12,650 soums. */
export const context = {
  hotel: '8990001',
  stay: { arrival: '2026-12-10', departure: '2026-12-13', adults: 2, childAges: [] },
  rooms: 1,
  exchange: { account: 'USD' as const, ours: 'UZS' as const, rate: 12_650_000_000 },
  now: new Date('2026-11-20T08:30:00Z'),
  zone: 'Asia/Samarkand',
  lang: 'ru' as const,
};
