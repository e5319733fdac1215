import { Skeleton } from '../skeleton/skeleton';
import classes from './recent-links-room.module.css';

/** What stands in for `RecentLinks` until they are known, exactly as high. */
export function RecentLinksRoom() {
  return (
    <div className={classes.root}>
      <Skeleton shape="block" />
    </div>
  );
}
