/**
 * Seconds left to `deadline` on the server's clock. The device's clock can be hours off, so the response's server time
 * is moved on by the time since the response arrived.
 */
export function secondsLeft(
  deadline: string,
  serverTime: string,
  millisecondsSince: number,
): number {
  const left = Date.parse(deadline) - Date.parse(serverTime) - millisecondsSince;
  return Math.max(0, Math.ceil(left / 1000));
}

/** '1:05:09' or '05:09'. */
export function clockText(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}
