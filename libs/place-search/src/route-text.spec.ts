import { routeText } from './route-text';

const flights = (...codes: string[]) =>
  codes.map((pair) => {
    const [from = '', to = ''] = pair.split('-');
    return { from, to };
  });

test.each([
  ['one flight', flights('TAS-MOW'), 'ТАС — МОВ'],
  [
    'flights that follow each other',
    flights('TAS-IST', 'IST-MOW', 'MOW-TAS'),
    'ТАС — ИСТ — МОВ — ТАС',
  ],
  ['a way on land between two of them', flights('TAS-IST', 'MOW-TAS'), 'ТАС — ИСТ, МОВ — ТАС'],
])('%s', (_, of, text) => {
  const names: Record<string, string> = { TAS: 'ТАС', MOW: 'МОВ', IST: 'ИСТ' };
  expect(routeText(of, (code) => names[code]!)).toBe(text);
});

test('two airports of the same name are shown once', () => {
  const of = [
    { from: 'AMS', to: 'IST' },
    { from: 'SAW', to: 'BHX' },
  ];
  const names: Record<string, string> = { AMS: 'Амстердам', BHX: 'Бирмингем' };
  expect(routeText(of, (code) => names[code] ?? 'Стамбул')).toBe('Амстердам — Стамбул — Бирмингем');
});
