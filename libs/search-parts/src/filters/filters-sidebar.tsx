import { useRef, type ReactNode } from 'react';
import { useIntl } from '@karvon/i18n';
import { Button } from '@karvon/ui-kit';
import { filterMessages as m } from './filters.messages';
import classes from './filters-sidebar.module.css';

interface FiltersSidebarProps {
  /** The number of set filters; with none there is nothing to reset. */
  count: number;
  onReset: () => void;
  children: ReactNode;
}

/** The filters beside the list on a wide screen. A narrow screen has `FiltersButton` and a sheet. */
export function FiltersSidebar({ count, onReset, children }: FiltersSidebarProps) {
  const intl = useIntl();
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <aside className={classes.root}>
      <div className={classes.head}>
        <h2 ref={title} tabIndex={-1} className={classes.title}>
          {intl.formatMessage(m.title)}
        </h2>
        {count > 0 ? (
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              // The button disappears with the focus.
              title.current?.focus();
              onReset();
            }}
          >
            {intl.formatMessage(m.reset)}
          </Button>
        ) : null}
      </div>
      {children}
    </aside>
  );
}
