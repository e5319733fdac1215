import type { ComponentProps, MouseEvent } from 'react';
import { useNavigate } from 'react-router';

interface HotelLinkProps extends ComponentProps<'a'> {
  /** From the root of the site. */
  href: string;
}

/**
 * A link of a long list. The router's own draws anew whenever the address changes, which every filter does: three a card
 * were a third of what a press cost.
 */
export function HotelLink({ href, children, ...props }: HotelLinkProps) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent) => {
    const { button, metaKey, altKey, ctrlKey, shiftKey } = event;
    // Anything but a plain press is the browser's: another tab, another window, a download.
    if (button !== 0 || metaKey || altKey || ctrlKey || shiftKey) return;
    event.preventDefault();
    void navigate(href);
  };
  return (
    <a {...props} href={href} onClick={follow}>
      {children}
    </a>
  );
}
