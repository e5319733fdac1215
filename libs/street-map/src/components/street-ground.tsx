import { useEffect, useRef, useState } from 'react';
import type { Map as StreetMap } from 'maplibre-gl';
import { readAttribution, type AttributionPart } from '../model/attribution';
import { zoomOf, type MapCamera } from '../model/map-camera';
import classes from './street-ground.module.css';

export interface StreetGroundProps {
  /** The address of a MapLibre style. */
  style: string;
  camera: MapCamera;
  /** Called once when the map cannot be drawn: no WebGL, or its host does not respond. */
  onFailure: () => void;
}

function moveTo(map: StreetMap, camera: MapCamera): void {
  const { latitude, longitude } = camera.centre;
  map.jumpTo({ center: [longitude, latitude], zoom: zoomOf(camera) });
}

/** The attribution of a style's sources; known when they are loaded. */
function makersOf(map: StreetMap): AttributionPart[] {
  const texts = Object.keys(map.getStyle().sources).map(
    (id) => map.getSource(id)?.attribution ?? '',
  );
  return [...new Set(texts)].flatMap(readAttribution);
}

/** A map under other content, with its attribution. The browser requests it only when it is shown. */
export function StreetGround({ style, camera, onFailure }: StreetGroundProps) {
  const box = useRef<HTMLDivElement>(null);
  const map = useRef<StreetMap>(null);
  const latest = useRef({ camera, onFailure });
  const [makers, setMakers] = useState<AttributionPart[]>([]);
  useEffect(() => {
    latest.current = { camera, onFailure };
    if (map.current) moveTo(map.current, camera);
  }, [camera, onFailure]);

  useEffect(() => {
    let over = false;
    const fail = () => {
      if (!over) latest.current.onFailure();
    };
    // A file of its own, because it loads MapLibre.
    import('./open-map')
      .then(({ openMap }) => {
        if (over) return;
        const opened = openMap(box.current!, style);
        map.current = opened;
        let loaded = false;
        opened.on('load', () => {
          loaded = true;
          setMakers(makersOf(opened));
        });
        // A missing tile leaves a gap; without the style there is no map.
        opened.on('error', () => {
          if (!loaded && !opened.isStyleLoaded()) fail();
        });
        moveTo(opened, latest.current.camera);
      })
      .catch(fail);
    return () => {
      over = true;
      map.current?.remove();
      map.current = null;
    };
  }, [style]);

  return (
    <>
      <div ref={box} className={classes.streets} aria-hidden="true" />
      <p className={classes.makers}>
        {makers.map(({ text, href }) =>
          href ? (
            <a key={text} href={href} target="_blank" rel="noopener noreferrer">
              {text}
            </a>
          ) : (
            <span key={text}>{text}</span>
          ),
        )}
      </p>
    </>
  );
}
