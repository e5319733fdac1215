import { phoneSchema } from '@karvon/contract';

/**
 * The reader of phone numbers, whose numbering plans come in a chunk of their own. Without it, on a connection that breaks,
 * any number in full passes: the server looks again.
 */
export async function loadPhoneReader(
  defaultCountry: string,
): Promise<(text: string) => string | null> {
  try {
    const { phoneReader } = await import('./read-phone');
    return phoneReader(defaultCountry);
  } catch {
    return (text) => (phoneSchema.safeParse(text).success ? text : null);
  }
}
