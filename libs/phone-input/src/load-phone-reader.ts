import { phonePattern } from '@karvon/contract';

/** Returns the phone number in E.164; null when the text is not a phone number. */
export type PhoneReader = (text: string) => string | null;

/**
 * Loads the phone parser for a form's rules. The numbering plans are a separate chunk. If it cannot be loaded, any full
 * international number passes and the server checks it.
 * @param defaultCountry ISO 3166-1 alpha-2, for numbers without a prefix
 */
export async function loadPhoneReader(defaultCountry: string): Promise<PhoneReader> {
  try {
    const { parsePhone } = await import('./numbering-plans');
    return (text) => {
      const { international, valid } = parsePhone(text, { defaultCountry });
      return valid ? international : null;
    };
  } catch {
    return (text) => (phonePattern.test(text) ? text : null);
  }
}
