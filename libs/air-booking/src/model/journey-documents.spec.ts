import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { airOfferDetailSchema } from '@karvon/contract';
import { z } from 'zod';
import { documentAdvice, documentChoice } from './document-advice';
import { foreignStops } from './foreign-stops';
import { journeyOf } from './journey-days';

/** What the API of edition ru responded for SVO – LED, SVO – SAW and SVO – SAW, IST – AER. */
const recorded = z
  .record(
    z.enum(['domestic', 'abroad', 'stopAbroad']),
    airOfferDetailSchema.pick({ slices: true, dictionary: true }),
  )
  .parse(JSON.parse(readFileSync(join(__dirname, 'recorded-journeys.json'), 'utf8')));

const typed = {
  type: 'adult',
  document: '12 34 567890',
  documentKind: '',
  documentValid: '',
  country: 'RU',
  birthDate: '09.03.1990',
} as const;
const look = (way: keyof typeof recorded, changes: Partial<Record<keyof typeof typed, string>>) => {
  const values = { ...typed, ...changes } as typeof typed;
  const journey = journeyOf(recorded[way]);
  const { accepted, requested } = documentChoice(values, journey);
  return {
    accepted: accepted.map(({ kind }) => kind),
    requested: requested?.kind,
    advice: documentAdvice(values, journey).map(({ about }) => about),
  };
};

test('an internal passport is good for a flight at home', () =>
  expect(look('domestic', {})).toEqual({
    accepted: ['internal', 'passport'],
    requested: 'internal',
    advice: [],
  }));

test.each(['abroad', 'stopAbroad'] as const)('%s: a passport is needed', (way) =>
  expect(look(way, { document: '' })).toEqual({
    accepted: ['passport'],
    requested: 'passport',
    advice: [],
  }),
);

test('the number chooses the kind, until the visitor does', () => {
  expect(look('domestic', { document: '71 1234567' }).requested).toBe('passport');
  expect(look('domestic', { document: '71 1234567', documentKind: 'internal' })).toMatchObject({
    requested: 'internal',
    advice: ['unusual'],
  });
});

test('a child has a certificate or a passport', () =>
  expect(look('domestic', { type: 'child', birthDate: '', document: '' })).toMatchObject({
    accepted: ['birth', 'passport'],
    requested: 'birth',
  }));

test('stops abroad of a trip at home are named', () => {
  expect(foreignStops(recorded.stopAbroad)).toEqual(['Турция']);
  expect(foreignStops(recorded.domestic)).toEqual([]);
  expect(foreignStops(recorded.abroad)).toEqual([]);
});
