import { useCallback, useEffect, useState } from 'react';
import type { FieldValues, Resolver } from 'react-hook-form';

/**
 * The validation rules of a form, which load after hydration, so that nothing waits for their schema and its library. A field
 * that is left before they have loaded is validated when the form is sent.
 * @param load imports the rules; it must keep its identity between renders
 */
export function useLateRules<Values extends FieldValues, Data>(
  load: () => Promise<Resolver<Values, unknown, Data>>,
) {
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => void load().catch(() => undefined), [load]);
  const resolver = useCallback<Resolver<Values, unknown, Data>>(
    async (...form) => {
      const check = await load().catch(() => null);
      return check ? check(...form) : { values: {}, errors: {} };
    },
    [load],
  );
  return {
    resolver,
    /** Why the rules could not be loaded when the form was last sent; null when they were. */
    failure,
    /** Sends the form if its rules have loaded; otherwise nothing is sent and `failure` has the reason. */
    withRules: (send: () => Promise<unknown>) =>
      load().then(() => {
        setFailure(null);
        return send();
      }, setFailure),
  };
}
