import { Suspense } from 'react';
import { lazyPart } from '../late/lazy-part';
import { Skeleton } from '../skeleton/skeleton';
import type { CalendarProps } from './calendar';
import classes from './lazy-calendar.module.css';

/** Starts loading the calendar; call it on hover or focus of the button that opens it. */
export const preloadCalendar = () => import('./calendar');

const Loaded = lazyPart(async () => (await preloadCalendar()).Calendar);

/** The calendar in a chunk of its own; a placeholder of the same size is shown until it has loaded. */
export function LazyCalendar(props: CalendarProps) {
  return (
    <Suspense
      fallback={
        <div
          className={classes.wait}
          data-months={props.months ?? 2}
          data-captions={props.captionOf ? true : undefined}
        >
          <Skeleton shape="block" />
        </div>
      }
    >
      <Loaded {...props} />
    </Suspense>
  );
}
