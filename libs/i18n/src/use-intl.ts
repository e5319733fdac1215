import { useIntl as useReactIntl } from 'react-intl';
import type { Texts } from './create-intl';

/** The texts of the page's language. */
export const useIntl: () => Texts = useReactIntl;
