import { apiPicturePath, picturePath } from '@karvon/paths';
import classes from './carrier-mark.module.css';

interface CarrierMarkProps {
  /** IATA designator. */
  code: string;
  /** The carrier's logo on the API, where a supplier gives one. */
  logo?: string | undefined;
}

/** An airline's own logo, or a tail fin drawn by us. The airline's name is beside it, so screen readers skip it. */
export function CarrierMark({ code, logo }: CarrierMarkProps) {
  const fin = picturePath(`tails/${code}`);
  const showFin = (image: HTMLImageElement) => {
    if (image.dataset.logo === undefined) return;
    delete image.dataset.logo;
    image.src = fin;
  };
  return (
    <img
      key={logo}
      className={classes.root}
      data-logo={logo && ''}
      src={logo ? apiPicturePath(logo) : fin}
      alt=""
      width={24}
      height={24}
      loading="lazy"
      onError={(event) => showFin(event.currentTarget)}
      // A logo that failed before hydration has fired no event: only its properties tell.
      ref={(image) => void (image?.complete && !image.naturalWidth && showFin(image))}
    />
  );
}
