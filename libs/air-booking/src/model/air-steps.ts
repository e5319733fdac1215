/** The way to a ticket. */
export const airSteps = ['flight', 'fare', 'passengers', 'payment'] as const;
