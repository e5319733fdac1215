/** After this long, in milliseconds, prices are looked up anew rather than shown again. */
export const freshFor = 25 * 60_000;
