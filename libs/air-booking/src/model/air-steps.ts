/** The steps of a purchase. */
export const airSteps = ['flight', 'fare', 'passengers', 'payment'] as const;
