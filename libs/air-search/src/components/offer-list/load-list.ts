/** The code of a list of offers, which names its parts one after the other: asked for together they come in one step. */
export const loadList = () => Promise.all([import('./offer-list'), import('./windowed-rows')]);
