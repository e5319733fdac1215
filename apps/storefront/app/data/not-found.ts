import { data } from 'react-router';

/** To be thrown by a loader: the page that says so, with status 404. */
export function notFound() {
  return data(null, { status: 404 });
}
