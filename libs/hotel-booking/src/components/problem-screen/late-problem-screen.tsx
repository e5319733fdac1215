import { onDemand } from '@karvon/checkout';

export const ProblemScreen = onDemand(async () => (await import('./problem-screen')).ProblemScreen);
