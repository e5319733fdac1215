/** After this time, in milliseconds, prices are requested again. */
export const freshFor = 20 * 60_000;
