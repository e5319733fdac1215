/**
 * Seconds left to `deadline` on the server's clock. A phone's own clock may be hours off, so the server's time in the answer
 * is moved on by how long ago the answer came.
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
