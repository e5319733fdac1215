import { Skeleton } from '../skeleton/skeleton';
import classes from './recent-links-room.module.css';

/** Reserves the height of `RecentLinks` until its entries are known. */
export function RecentLinksRoom() {
  return (
    <div className={classes.root}>
      <Skeleton shape="block" />
    </div>
  );
}
