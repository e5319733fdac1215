/** Of one kind of bag for one passenger. */
export const maxBagsOfOneKind = 5;
/** Flights of one slice. */
export const maxSegmentsOfSlice = 8;
/** Bags and seats of one choice. */
export const maxExtras = 100;
