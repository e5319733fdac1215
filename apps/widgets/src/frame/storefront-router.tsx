import { useMemo, type ReactNode } from 'react';
import { createPath, Router, type Navigator, type To } from 'react-router';
import type { WidgetSettings } from '../loader/widget-settings';

interface StorefrontRouterProps extends Pick<WidgetSettings, 'origin' | 'target'> {
  /** Called before the visitor is sent to the storefront; false keeps the visitor here. */
  mayLeave?: ((url: string) => boolean) | undefined;
  children: ReactNode;
}

/** Navigates by clicking a link, so that `target` works as usual. */
function followLink(href: string, target: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.target = target;
  if (target === '_blank') link.rel = 'noopener';
  link.click();
}

/** A router whose links and navigations all lead to the storefront: a widget has no pages of its own. */
export function StorefrontRouter(props: StorefrontRouterProps) {
  const { origin, target, mayLeave, children } = props;
  const navigator = useMemo<Navigator>(() => {
    const addressOf = (to: To) => origin + (typeof to === 'string' ? to : createPath(to));
    const leave = (to: To) => {
      const url = addressOf(to);
      if (mayLeave?.(url) ?? true) followLink(url, target);
    };
    return { createHref: addressOf, push: leave, replace: leave, go: () => undefined };
  }, [origin, target, mayLeave]);
  return (
    <Router location={`/widgets/${window.location.host}`} navigator={navigator}>
      {children}
    </Router>
  );
}
