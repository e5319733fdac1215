import { useLayoutEffect, useRef } from 'react';
import { clsx } from 'clsx';
import { Button } from '../button/button';
import classes from './show-more.module.css';

interface ShowMoreProps {
  /** How much of the list is shown, such as "20 of 143"; announced when it changes. */
  countText: string;
  /** False once the whole list is shown. */
  hasMore: boolean;
  /** Label of the button, such as "Show 20 more". */
  moreText: string;
  /** The next part is loading: the button is inactive and keeps the focus. */
  busy?: boolean;
  /** The reason for the wait, for screen readers. */
  busyLabel: string;
  onMore: () => void;
  className?: string;
}

/** The end of a list that is shown part by part. */
export function ShowMore(props: ShowMoreProps) {
  const { countText, hasMore, moreText, busy = false, busyLabel, onMore, className } = props;
  const count = useRef<HTMLParagraphElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    // The button disappears with the last part: this element takes the focus, instead of the top of the page.
    if (!hasMore && hadFocus.current) count.current?.focus({ preventScroll: true });
    hadFocus.current = false;
  }, [hasMore]);
  return (
    <div className={clsx(classes.root, className)}>
      <p ref={count} role="status" tabIndex={-1} className={classes.count}>
        {countText}
      </p>
      {hasMore ? (
        <Button
          variant="secondary"
          loading={busy}
          loadingLabel={busyLabel}
          onClick={onMore}
          onFocus={() => (hadFocus.current = true)}
          onBlur={(event) => {
            // A button that is removed also blurs, and no other element takes the focus.
            if (event.relatedTarget) hadFocus.current = false;
          }}
        >
          {moreText}
        </Button>
      ) : null}
    </div>
  );
}
