import { phonePattern } from './phone-pattern';

/** A phone number in E.164, null when the text is none. */
export type PhoneReader = (text: string) => string | null;

/**
 * The reader of phone numbers for the rules of a form. The numbering plans come in a chunk of their own. Without it, on a
 * connection that breaks, any number in full passes: the server looks again.
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
