import { useEffect, useState } from 'react';
import { unbroken } from '@karvon/i18n';

/** A phone number formatted as `+998 90 123-45-67` on one line; ungrouped until the numbering plans are loaded. */
export function usePhoneText(phone: string): string {
  const [grouped, setGrouped] = useState({ phone: '', text: '' });
  useEffect(() => {
    if (phone === '') return undefined;
    let left = false;
    import('./numbering-plans').then(
      ({ formatInternational }) => {
        if (!left) setGrouped({ phone, text: unbroken(formatInternational(phone)) });
      },
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [phone]);
  return grouped.phone === phone ? grouped.text : phone;
}
