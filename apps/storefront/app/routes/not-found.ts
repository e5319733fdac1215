import { notFound } from '../data/not-found';

/** Every address that no other route knows. */
export function loader(): never {
  throw notFound();
}

/** Never shown: the loader has thrown. It makes this a page and not a resource. */
export default function NotFound() {
  return null;
}
