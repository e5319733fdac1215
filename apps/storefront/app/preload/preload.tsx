import { useEffect, useState, type ComponentType } from 'react';

/** Chromium's, and only there; elsewhere nobody says that data is dear. */
interface Connection {
  connection?: { saveData?: boolean };
}

/** Fetches pages before they are opened, once this one is awake; never for a visitor who saves data. */
export function Preload() {
  const [Pages, setPages] = useState<ComponentType>();
  useEffect(() => {
    if ((navigator as Connection).connection?.saveData) return;
    import('./preload-pages').then(
      ({ PreloadPages }) => setPages(() => PreloadPages),
      // Pages come a little later without it.
      () => undefined,
    );
  }, []);
  return Pages ? <Pages /> : null;
}
