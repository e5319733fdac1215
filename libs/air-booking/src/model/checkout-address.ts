/** The search in the address, without what was chosen later. */
export function withoutChoice(params: URLSearchParams): Record<string, string> {
  return Object.fromEntries([...params].filter(([name]) => name !== 'fare' && name !== 'seen'));
}
