/** Headers of a page with a person in it: no cache keeps it, the browser's own included. */
export function personal(): HeadersInit {
  return { 'cache-control': 'no-store' };
}
