/**
 * How every authentication call is made. The page's client reports each failure of a call that has a name to the journal, also a
 * wrong PIN. Nothing is cached, because a request can contain a phone and PINs.
 */
export const authCall = (name: string) => ({ meta: { authCall: name }, gcTime: 0 });
