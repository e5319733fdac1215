import { useCallback, useEffect, useState } from 'react';
import type { FieldValues, Resolver } from 'react-hook-form';

/**
 * The rules of a form, which load once the page can be used: nothing waits for their schema and its library. A field that is
 * left before they are there is checked when the form is sent.
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
    /** Sends the form if its rules are there; otherwise nothing is sent and `failure` says why. */
    withRules: (send: () => Promise<unknown>) =>
      load().then(() => {
        setFailure(null);
        return send();
      }, setFailure),
  };
}
