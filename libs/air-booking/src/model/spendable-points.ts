import type { Fare, User } from '@karvon/contract';

/** How many of their points a member may spend on a fare. */
export const spendablePoints = (
  { settings }: Pick<User, 'settings'>,
  { pointsSpendable }: Pick<Fare, 'pointsSpendable'>,
): number => Math.min(settings.TotalPoints, pointsSpendable);
