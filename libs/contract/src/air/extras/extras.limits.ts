/** Maximum bags of one kind for one passenger. */
export const maxBagsOfOneKind = 5;
/** Maximum flights of one slice. */
export const maxSegmentsOfSlice = 8;
/** Maximum bags and seats of one choice. */
export const maxExtras = 100;
