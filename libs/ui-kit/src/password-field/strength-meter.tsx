import { useId } from 'react';
import { passwordStrength, type PasswordStrength } from './password-strength';
import classes from './strength-meter.module.css';

interface StrengthMeterProps {
  password: string;
  label: string;
  /** The word for each strength. */
  texts: Record<PasswordStrength, string>;
}

const levels: Record<PasswordStrength, number> = { none: 0, weak: 1, medium: 2, strong: 3 };

/** Three bars and a word under a new password. */
export function StrengthMeter({ password, label, texts }: StrengthMeterProps) {
  const id = useId();
  const strength = passwordStrength(password);
  return (
    <div className={classes.root} data-strength={strength}>
      <div
        role="meter"
        className={classes.bars}
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={3}
        aria-valuenow={levels[strength]}
        aria-valuetext={texts[strength]}
      >
        <span className={classes.bar} />
        <span className={classes.bar} />
        <span className={classes.bar} />
      </div>
      <p className={classes.texts}>
        <span id={id}>{label}</span> <span role="status">{texts[strength]}</span>
      </p>
    </div>
  );
}
