import type { FactTexts, FactTone } from '@karvon/itinerary';
import { Check, Info, Wallet, X } from '@karvon/ui-kit';
import classes from './fare-terms.module.css';

const icons: Record<FactTone, typeof Check> = { yes: Check, fee: Wallet, no: X, unknown: Info };

interface FareTermsProps {
  terms: readonly (FactTexts & { note?: string | null })[];
}

/** The conditions of a fare, before the purchase and after it: the text has the meaning, the icon only supports it. */
export function FareTerms({ terms }: FareTermsProps) {
  return (
    <ul className={classes.root}>
      {terms.map(({ text, tone, note }) => {
        const Icon = icons[tone];
        return (
          <li key={`${text} ${note ?? ''}`} data-tone={tone}>
            <Icon aria-hidden="true" size={20} />
            <span>
              {text}
              {note ? <span className={classes.note}>{note}</span> : null}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
