import { useEffect, useState } from 'react';

/** True once the element has come within half a screen of the viewport; it stays true. */
export function useNearView(element: Element | null): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: '50%' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return near;
}
