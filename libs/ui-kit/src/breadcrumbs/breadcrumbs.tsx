import { ChevronRight } from '../icons/icons.exports';
import { renderAnchor, type RenderLink } from '../link/render-link';
import classes from './breadcrumbs.module.css';

export interface Breadcrumb {
  label: string;
  href: string;
}

interface BreadcrumbsProps {
  /** Names the navigation for screen readers. */
  label: string;
  /** From the home page down. */
  parents: readonly Breadcrumb[];
  /** The current page. */
  current: string;
  renderLink?: RenderLink;
}

const arrow = <ChevronRight size={16} className={classes.arrow} />;

/** The path from the home page to the current page. */
export function Breadcrumbs(props: BreadcrumbsProps) {
  const { label, parents, current, renderLink = renderAnchor } = props;
  return (
    <nav aria-label={label} className={classes.root}>
      <ol className={classes.list}>
        {parents.map((parent, place) => (
          <li key={parent.href} className={classes.item}>
            {place > 0 ? arrow : null}
            {renderLink({ href: parent.href, className: classes.link, children: parent.label })}
          </li>
        ))}
        <li className={classes.item}>
          {parents.length > 0 ? arrow : null}
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  );
}
