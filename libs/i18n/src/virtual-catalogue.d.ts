/** All catalogues of one language, parsed at build time by vite/catalogue-plugin.ts. */
declare module 'virtual:karvon-catalogue/ru' {
  import type { MessageFormatElement } from 'react-intl';

  const messages: Record<string, MessageFormatElement[]>;
  export default messages;
}

declare module 'virtual:karvon-catalogue/uz' {
  import type { MessageFormatElement } from 'react-intl';

  const messages: Record<string, MessageFormatElement[]>;
  export default messages;
}
