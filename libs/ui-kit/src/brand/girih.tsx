import { useId } from 'react';
import { starPath } from './star-path';

interface GirihStarProps {
  /** Pixels. */
  size: number;
  className?: string;
}

const outer = starPath(31, { x: 32, y: 32 });
const inner = starPath(16, { x: 32, y: 32 });

/** One knot of the girih in outline, in the text colour. Decorative. */
export function GirihStar({ size, className }: GirihStarProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 64 64"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={outer} />
      <path d={inner} />
    </svg>
  );
}

interface GirihProps {
  /** Width of one tile in pixels. */
  tile?: number;
  className?: string;
}

/** Touching stars and the crosses between them, over the whole box: the brand's only ornament. */
export function Girih({ tile = 96, className }: GirihProps) {
  const id = useId();
  const centre = { x: tile / 2, y: tile / 2 };
  return (
    <svg className={className} width="100%" height="100%" aria-hidden="true">
      <defs>
        <pattern id={id} width={tile} height={tile} patternUnits="userSpaceOnUse">
          <g fill="none" stroke="currentColor" strokeWidth="1">
            <path d={starPath(tile / 2, centre)} />
            <path d={starPath(tile / 4, centre)} />
            <path d={starPath(tile / 8, { x: 0, y: 0 })} />
            <path d={starPath(tile / 8, { x: tile, y: 0 })} />
            <path d={starPath(tile / 8, { x: 0, y: tile })} />
            <path d={starPath(tile / 8, { x: tile, y: tile })} />
          </g>
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
