/** How many people one air order may have, and how many of them may be children and babies. */
export const travellerLimits = { all: 9, child: 8, baby: 4 } as const;
