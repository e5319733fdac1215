/**
 * Without a network a call fails at once, and the page says so. By default it would wait without a word, and a booking or a
 * payment would be sent whenever the network is back. The transport already repeats failed calls that are worth it.
 */
const atOnce = { networkMode: 'always', retry: false } as const;

/**
 * How the calls of every page are made. What has failed to load is asked for again when the network is back.
 * @param staleTime how long a response counts as fresh, in milliseconds
 */
export const callDefaults = (staleTime = 0) => ({
  queries: { ...atOnce, refetchOnReconnect: true, staleTime },
  mutations: atOnce,
});
