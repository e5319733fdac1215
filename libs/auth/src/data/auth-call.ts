/**
 * The settings of every authentication call. The page's client reports each failure of a call with a name to the journal,
 * including a wrong PIN. Nothing is cached, because a request can contain a phone and PINs.
 */
export const authCall = (name: string) => ({ meta: { authCall: name }, gcTime: 0 });
