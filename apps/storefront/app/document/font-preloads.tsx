import cyrillic from '@fontsource-variable/noto-sans/files/noto-sans-cyrillic-wght-normal.woff2?url';
import latin from '@fontsource-variable/noto-sans/files/noto-sans-latin-wght-normal.woff2?url';
import type { Locale } from '@karvon/contract';

const files: Record<Locale, string[]> = { ru: [cyrillic, latin], uz: [latin] };

/** The alphabets that the page needs at once. The browser loads another one when a letter of it appears. */
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
