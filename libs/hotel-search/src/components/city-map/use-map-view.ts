import { useEffect, useState } from 'react';
import { textScale } from '@karvon/ui-kit';
import {
  fitView,
  panView,
  zoomView,
  type MapView,
  type MapWindow,
  type Spot,
} from '../../model/map-view';

/** One press of a zoom button. */
const step = 1.6;

/** The part of the city that is shown: fitted to all hotels until the visitor moves it. */
export function useMapView(spots: readonly Spot[]) {
  const [size, setSize] = useState<MapWindow>();
  const [moved, setMoved] = useState<MapView>();
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (!frame) return;
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      setSize({ width, height, textScale: textScale() });
    });
    observer.observe(frame);
    return () => observer.disconnect();
  }, [frame]);

  const view = size && (moved ? { ...moved, ...size } : fitView(spots, size));
  const change = (next: (view: MapView) => MapView) => {
    if (view) setMoved(next(view));
  };
  return {
    /** Goes on the element the map is drawn in. */
    setFrame,
    view,
    closer: () => change((now) => zoomView(now, step)),
    farther: () => change((now) => zoomView(now, 1 / step)),
    zoom: (factor: number, at: Spot) => change((now) => zoomView(now, factor, at)),
    pan: (pixels: Spot) => change((now) => panView(now, pixels)),
    fit: () => setMoved(undefined),
    fitTo: (some: readonly Spot[]) => {
      if (size) setMoved(fitView(some, size));
    },
  };
}
