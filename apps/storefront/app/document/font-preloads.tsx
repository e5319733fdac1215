import cyrillic from '@fontsource-variable/noto-sans/files/noto-sans-cyrillic-wght-normal.woff2?url';
import latin from '@fontsource-variable/noto-sans/files/noto-sans-latin-wght-normal.woff2?url';
import type { Locale } from '@karvon/contract';

const files: Record<Locale, string[]> = { ru: [cyrillic, latin], uz: [latin] };

/** The alphabets the page needs at once; the others load when a letter asks for them. */
export function FontPreloads({ locale }: { locale: Locale }) {
  return files[locale].map((file) => (
    <link
      key={file}
      rel="preload"
      href={file}
      as="font"
      type="font/woff2"
      crossOrigin="anonymous"
    />
  ));
}
