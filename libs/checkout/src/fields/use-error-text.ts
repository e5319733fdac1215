import { useIntl, type MessageDescriptor } from '@karvon/i18n';
import { get, useFormContext } from 'react-hook-form';

/**
 * Returns the error text of a field, or undefined when it has no error. The messages of a form's schema are names of rules.
 * @param valuesOf the values for placeholders in the text of a field's rule
 */
export function useErrorText<Rule extends string>(
  texts: Record<Rule, MessageDescriptor>,
  valuesOf?: (name: string) => Record<string, string>,
): (name: string) => string | undefined {
  const intl = useIntl();
  const { errors } = useFormContext().formState;
  return (name) => {
    const rule = (get(errors, name) as { message?: Rule } | undefined)?.message;
    if (!rule) return undefined;
    const text: MessageDescriptor = texts[rule];
    return intl.formatMessage(text, valuesOf?.(name));
  };
}
