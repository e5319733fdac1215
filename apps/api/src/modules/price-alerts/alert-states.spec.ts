import { IllegalTransition } from '@karvon/platform/life-cycle/life-cycle';
import { alertLife, alertTransitions } from './alert-states';

test('a price alert moves like this and no other way', () => {
  expect(alertTransitions).toEqual({
    waiting: ['active', 'ended'],
    active: ['ended'],
    ended: [],
  });
  expect(alertLife.sources('ended')).toEqual(['waiting', 'active']);
});

test('an alert that has ended stays so', () => {
  expect(() => alertLife.assert('ended', 'active')).toThrow(
    new IllegalTransition('price alert', 'ended', 'active'),
  );
});
