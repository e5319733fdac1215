import { useId, type MouseEvent } from 'react';
import { Button } from '../button/button';
import { IconButton } from '../icon-button/icon-button';
import { X } from '../icons/icons.exports';
import { renderAnchor, type RenderLink } from '../link/render-link';
import classes from './recent-links.module.css';

/** A page that the visitor has opened before. */
export interface RecentLink {
  href: string;
  heading: string;
  note: string;
  /** Label of the button that removes this entry. */
  forgetLabel: string;
  onForget: () => void;
}

interface RecentLinksProps {
  title: string;
  links: readonly RecentLink[];
  clearText: string;
  onClear: () => void;
  renderLink?: RenderLink;
}

/** The next entry takes the focus before the clicked button disappears. */
function passFocusOn(event: MouseEvent): void {
  const item = event.currentTarget.closest('li');
  const next = item?.nextElementSibling ?? item?.previousElementSibling;
  next?.querySelector('button')?.focus();
}

/** Entries stored on this device, as links. Each of them can be removed, and all of them at once. */
export function RecentLinks(props: RecentLinksProps) {
  const { title, links, clearText, onClear, renderLink = renderAnchor } = props;
  const titleId = useId();
  return (
    <section className={classes.root} aria-labelledby={titleId}>
      <div className={classes.head}>
        <h2 id={titleId} className={classes.title}>
          {title}
        </h2>
        <Button variant="quiet" size="small" onClick={onClear}>
          {clearText}
        </Button>
      </div>
      <ul className={classes.list}>
        {links.map(({ href, heading, note, forgetLabel, onForget }) => (
          <li key={href} className={classes.item}>
            {renderLink({
              href,
              className: classes.link,
              children: (
                <>
                  <span className={classes.heading}>{heading}</span>
                  <span className={classes.note}>{note}</span>
                </>
              ),
            })}
            <IconButton
              label={forgetLabel}
              icon={<X aria-hidden="true" size={16} />}
              onClick={(event) => {
                passFocusOn(event);
                onForget();
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
