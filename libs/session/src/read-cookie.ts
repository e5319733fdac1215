/**
 * One cookie's decoded value; undefined when it is missing or wrongly encoded.
 * @param cookies a Cookie header, or `document.cookie`
 */
export function readCookie(cookies: string | null, name: string): string | undefined {
  for (const pair of (cookies ?? '').split(';')) {
    const [key, ...value] = pair.trim().split('=');
    if (key === name) return decode(value.join('='));
  }
  return undefined;
}

function decode(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}
