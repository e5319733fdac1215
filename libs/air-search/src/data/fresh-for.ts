/** After this time, in milliseconds, prices are requested again. */
export const freshFor = 25 * 60_000;
