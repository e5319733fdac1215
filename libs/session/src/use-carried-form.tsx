import {
  createContext,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { dropCarriedForms, holdForm, type CarriedForms } from './carried-forms';

const CarriedFormsContext = createContext<CarriedForms>({});
const never = () => () => undefined;

/** @param forms as the server read them from the request, for its page and for the browser's first render */
export function CarriedFormsProvider(props: { forms: CarriedForms; children: ReactNode }) {
  useEffect(dropCarriedForms, []);
  return <CarriedFormsContext value={props.forms}>{props.children}</CarriedFormsContext>;
}

/**
 * The text carried by a change of the language, during the hydration of the server's page that uses it; undefined for
 * forms opened later.
 */
export function useCarriedForm(form: string): string | undefined {
  const forms = use(CarriedFormsContext);
  const first = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [text] = useState(() => (first && Object.hasOwn(forms, form) ? forms[form] : undefined));
  return text;
}

/**
 * Carries a form's value through a change of the language.
 * @param text from which the same form can be restored; null while the form is unchanged
 */
export function useHeldForm(form: string, text: string | null): void {
  useEffect(() => {
    holdForm(form, text);
    return () => holdForm(form, null);
  }, [form, text]);
}
