import { parsePhone } from '@karvon/phone';

/** Reads phone numbers for the form's rules; those without a prefix are of `defaultCountry` (ISO 3166-1 alpha-2). */
export function phoneReader(defaultCountry: string) {
  return (text: string): string | null => {
    const { international, valid } = parsePhone(text, { defaultCountry });
    return valid ? international : null;
  };
}
