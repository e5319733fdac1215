import { useState } from 'react';

/** The consent that children sleep in a room without an adult, which some offers need before they are booked. */
export function useConsent(asked: boolean) {
  const [agreed, setAgreed] = useState(false);
  const [missed, setMissed] = useState(false);
  return {
    asked,
    agreed,
    missed,
    onChange: setAgreed,
    /** Tells whether it is needed and not given; the field then says so. */
    isMissing(): boolean {
      const missing = asked && !agreed;
      setMissed(missing);
      if (missing) document.getElementById('children-alone')?.focus();
      return missing;
    },
  };
}
