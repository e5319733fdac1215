import { notFound } from '../data/not-found';

/** Every address without another route. */
export function loader(): never {
  throw notFound();
}

/** Never rendered, because the loader throws. It makes this route a page and not a resource. */
export default function NotFound() {
  return null;
}
