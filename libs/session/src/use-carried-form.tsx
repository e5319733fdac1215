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

/** @param forms as the server read them from the request, for its page and for the browser's first one */
export function CarriedFormsProvider(props: { forms: CarriedForms; children: ReactNode }) {
  useEffect(dropCarriedForms, []);
  return <CarriedFormsContext value={props.forms}>{props.children}</CarriedFormsContext>;
}

/**
 * The text a form was left with when the visitor changed the language, while the page that the server wrote with it wakes;
 * undefined for every form opened later.
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
 * Keeps what a form holds through a change of the language.
 * @param text what the same form can begin with; null while it is as it began
 */
export function useHeldForm(form: string, text: string | null): void {
  useEffect(() => {
    holdForm(form, text);
    return () => holdForm(form, null);
  }, [form, text]);
}
