import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from '../icons/icons.exports';
import { renderAnchor, type RenderLink } from '../link/render-link';
import { pageWindow } from './page-window';
import classes from './pagination.module.css';

interface PaginationProps {
  /** Names the navigation for screen readers. */
  label: string;
  /** The current page, counted from 1. */
  page: number;
  pageCount: number;
  hrefOf: (page: number) => string;
  previousLabel: string;
  nextLabel: string;
  /** The accessible name of a page's link: "Page 3". */
  pageLabel: (page: number) => string;
  renderLink?: RenderLink;
  className?: string;
}

/** Numbered pages as links, so that each has an address. Renders nothing for a single page. */
export function Pagination(props: PaginationProps) {
  const { label, page, pageCount, hrefOf, renderLink = renderAnchor } = props;
  if (pageCount < 2) return null;
  const step = (target: number, name: string, rel: 'prev' | 'next') => {
    const icon = rel === 'prev' ? <ChevronLeft size={20} /> : <ChevronRight size={20} />;
    if (target < 1 || target > pageCount)
      return (
        <span className={classes.cell} data-off aria-hidden="true">
          {icon}
        </span>
      );
    return renderLink({
      href: hrefOf(target),
      rel,
      'aria-label': name,
      className: classes.cell,
      children: icon,
    });
  };
  return (
    <nav aria-label={label} className={clsx(classes.root, props.className)}>
      <ul className={classes.list}>
        <li>{step(page - 1, props.previousLabel, 'prev')}</li>
        {pageWindow(page, pageCount).map((cell, index) => (
          <li key={cell === 'gap' ? `gap ${index}` : cell}>
            {cell === 'gap' ? (
              <span className={classes.gap}>…</span>
            ) : (
              renderLink({
                href: hrefOf(cell),
                'aria-label': props.pageLabel(cell),
                'aria-current': cell === page ? 'page' : undefined,
                className: classes.cell,
                children: cell,
              })
            )}
          </li>
        ))}
        <li>{step(page + 1, props.nextLabel, 'next')}</li>
      </ul>
    </nav>
  );
}
