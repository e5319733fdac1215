/** The search the visitor came from, as the address carries it, without what was chosen since. */
export function withoutChoice(params: URLSearchParams): Record<string, string> {
  return Object.fromEntries([...params].filter(([name]) => name !== 'fare' && name !== 'seen'));
}
