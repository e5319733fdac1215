import { data } from 'react-router';

/** A loader throws it to show the 'not found' page with status 404. */
export function notFound() {
  return data(null, { status: 404 });
}
