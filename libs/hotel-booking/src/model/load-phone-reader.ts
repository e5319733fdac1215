import { phoneSchema } from '@karvon/contract';

/**
 * The reader of phone numbers, whose numbering plans come in a chunk of their own. Without it, on a connection that breaks,
 * any number in full passes: the server looks again.
 * @param defaultCountry ISO 3166-1 alpha-2, for numbers without a prefix
 */
export async function loadPhoneReader(
  defaultCountry: string,
): Promise<(text: string) => string | null> {
  try {
    const { parsePhone } = await import('./parse-phone');
    return (text) => {
      const { international, valid } = parsePhone(text, { defaultCountry });
      return valid ? international : null;
    };
  } catch {
    return (text) => (phoneSchema.safeParse(text).success ? text : null);
  }
}
