/** After this long, in milliseconds, prices are looked up anew rather than shown again. */
export const freshFor = 20 * 60_000;
