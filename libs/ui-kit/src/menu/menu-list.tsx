import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { renderAnchor, type LinkProps, type RenderLink } from '../link/render-link';
import { keepInView } from '../behaviour/floating/keep-in-view';
import { focusBeside } from '../behaviour/floating/shadow-tree';
import { useLeave } from '../behaviour/floating/use-leave';
import { isLetterKey, useTypeAhead } from '../behaviour/type-ahead/use-type-ahead';
import classes from './menu.module.css';

export interface MenuItem {
  key: string;
  /** Also what typing finds. */
  label: string;
  icon?: ReactNode;
  /** Makes it a link. */
  href?: string;
  onSelect?: () => void;
  /** It is the page the visitor is on. */
  current?: boolean;
}

interface MenuListProps {
  id: string;
  buttonId: string;
  anchor: RefObject<HTMLElement | null>;
  items: readonly MenuItem[];
  renderLink?: RenderLink;
  align: 'start' | 'end';
  startAt: 'first' | 'last';
  onClose: () => void;
}

const itemsIn = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? []),
];

/** The open menu: it holds the focus, and closes when the focus or a press leaves it. */
export function MenuList(props: MenuListProps) {
  const { id, buttonId, anchor, items, renderLink = renderAnchor, startAt, onClose } = props;
  const list = useRef<HTMLDivElement>(null);
  const findTyped = useTypeAhead();

  useLayoutEffect(() => {
    itemsIn(list.current)
      .at(startAt === 'first' ? 0 : -1)
      ?.focus();
    if (list.current) keepInView(list.current);
  }, [startAt]);
  useLeave(anchor, onClose);

  const closeToButton = () => {
    anchor.current?.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.focus();
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const elements = itemsIn(list.current);
    const present = elements.findIndex((element) => element === focusBeside(element));
    const moves: Record<string, number> = {
      ArrowDown: (present + 1) % elements.length,
      ArrowUp: (present - 1 + elements.length) % elements.length,
      Home: 0,
      End: elements.length - 1,
    };
    if (event.key === 'Escape') closeToButton();
    // Tab goes on from the button, as with a closed menu.
    else if (event.key === 'Tab') return closeToButton();
    // A link does not react to the space bar by itself.
    else if (event.key === ' ') elements[present]?.click();
    else {
      const labels = items.map(({ label }) => label);
      const typed = isLetterKey(event) ? findTyped(event.key, labels, present) : -1;
      elements[moves[event.key] ?? typed]?.focus();
      if (!(event.key in moves)) return;
    }
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div
      ref={list}
      id={id}
      role="menu"
      tabIndex={-1}
      aria-labelledby={buttonId}
      className={classes.list}
      data-align={props.align}
      onKeyDown={onKeyDown}
    >
      {items.map((item) => {
        const shared = {
          role: 'menuitem',
          tabIndex: -1,
          className: classes.item,
          'aria-current': item.current ? ('page' as const) : undefined,
          onClick: () => {
            closeToButton();
            item.onSelect?.();
          },
          children: (
            <>
              {item.icon}
              <span className={classes.text}>{item.label}</span>
            </>
          ),
        } satisfies Omit<LinkProps, 'href'>;
        return (
          <div key={item.key} role="none">
            {item.href === undefined ? (
              <button type="button" {...shared} />
            ) : (
              renderLink({ ...shared, href: item.href })
            )}
          </div>
        );
      })}
    </div>
  );
}
