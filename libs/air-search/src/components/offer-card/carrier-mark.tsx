import classes from './carrier-mark.module.css';

const tones = 6;

/** The same tone for the same carrier everywhere; neighbouring codes differ. */
function toneOf(code: string): number {
  return [...code].reduce((sum, sign) => sum * 7 + sign.charCodeAt(0), 0) % tones;
}

/** A carrier's code as our own drawn mark; its name stands beside it. */
export function CarrierMark({ code }: { code: string }) {
  return (
    <span className={classes.root} data-tone={toneOf(code)} aria-hidden="true">
      {code}
    </span>
  );
}
