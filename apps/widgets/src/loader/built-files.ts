/** Where the build put what elements are made of; `vite/named-files-plugin.ts` writes it in the place of the text. */
interface BuiltFiles {
  /** By element: its file, then the files that one imports at once. */
  scripts: Record<string, string[]>;
  styles: string;
}

/** The agency's own settings; the storefront's server writes them in the place of the text. */
interface HostSettings {
  edition: 'ru' | 'uz';
  lang: 'ru' | 'uz';
}

export const builtFiles = 'karvon-built-files' as unknown as BuiltFiles;
export const hostSettings = 'karvon-host-settings' as unknown as HostSettings;
