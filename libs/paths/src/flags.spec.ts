import { flagCell, flagPath, flagSheetPath, flagSheetSize } from './index';

test('a flag and the sheet of all flags are in one folder', () => {
  expect(flagPath('UZ')).toMatch(/^\/flags\/[\d.]+\/UZ\.svg$/);
  expect(flagSheetPath).toBe(flagPath('all'));
});

test('cells cover the sheet', () => {
  expect(flagCell('AA')).toEqual({ x: 0, y: 0 });
  expect(flagCell('UZ')).toEqual({ x: 75, y: 40 });
  const { x, y } = flagCell('ZZ');
  expect({ width: x + 3, height: y + 2 }).toEqual(flagSheetSize);
});
