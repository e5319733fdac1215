import classes from './girih.module.css';

/** Eight-pointed stars that touch at their tips and leave crosses between them: our one ornament. */
export function Girih() {
  return (
    <svg className={classes.root} aria-hidden="true" focusable="false">
      <defs>
        <pattern id="girih" width="120" height="120" patternUnits="userSpaceOnUse">
          <g fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round">
            <path d="M60 0L77.6 17.6L102.4 17.6L102.4 42.4L120 60L102.4 77.6L102.4 102.4L77.6 102.4L60 120L42.4 102.4L17.6 102.4L17.6 77.6L0 60L17.6 42.4L17.6 17.6L42.4 17.6Z" />
            <path d="M60 24L70.5 34.5L85.5 34.5L85.5 49.5L96 60L85.5 70.5L85.5 85.5L70.5 85.5L60 96L49.5 85.5L34.5 85.5L34.5 70.5L24 60L34.5 49.5L34.5 34.5L49.5 34.5Z" />
            <path d="M77.6 17.6L70.5 34.5M102.4 42.4L85.5 49.5M102.4 77.6L85.5 70.5M77.6 102.4L70.5 85.5M42.4 102.4L49.5 85.5M17.6 77.6L34.5 70.5M17.6 42.4L34.5 49.5M42.4 17.6L49.5 34.5" />
            <path d="M0 0L17.6 17.6M120 0L102.4 17.6M120 120L102.4 102.4M0 120L17.6 102.4" />
          </g>
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill="url(#girih)" />
    </svg>
  );
}
