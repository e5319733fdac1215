import { useEffect, useRef, useState, type PointerEvent } from 'react';
import type { Spot } from '../../model/map-view';

interface Moves {
  pan: (pixels: Spot) => void;
  zoom: (factor: number, at: Spot) => void;
}

/** Dragging with one pointer, pinching with two, zooming with Ctrl and the wheel. The wheel alone scrolls the page. */
export function useMapGestures({ pan, zoom }: Moves) {
  const pointers = useRef(new Map<number, Spot>());
  const [surface, setSurface] = useState<HTMLElement | null>(null);
  const zoomed = useRef(zoom);
  useEffect(() => {
    zoomed.current = zoom;
  });
  useEffect(() => {
    // Not through React: its wheel listeners are passive, and the page would zoom as well.
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey || !surface) return;
      event.preventDefault();
      const { left, top } = surface.getBoundingClientRect();
      const at = { x: event.clientX - left, y: event.clientY - top };
      zoomed.current(Math.exp(-event.deltaY / 300), at);
    };
    surface?.addEventListener('wheel', onWheel, { passive: false });
    return () => surface?.removeEventListener('wheel', onWheel);
  }, [surface]);

  function move(event: PointerEvent<HTMLDivElement>) {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const others = [...pointers.current].filter(([id]) => id !== event.pointerId);
    pointers.current.set(event.pointerId, now);
    const other = others[0]?.[1];
    if (!other) {
      pan({ x: now.x - before.x, y: now.y - before.y });
      return;
    }
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const distance = (one: Spot) => Math.max(1, Math.hypot(one.x - other.x, one.y - other.y));
    zoom(distance(now) / distance(before), {
      x: (now.x + other.x) / 2 - left,
      y: (now.y + other.y) / 2 - top,
    });
  }

  const end = (event: PointerEvent) => pointers.current.delete(event.pointerId);
  return {
    setSurface,
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove: move,
    onPointerUp: end,
    onPointerCancel: end,
  };
}
