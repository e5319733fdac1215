/** The built files of the elements; `vite/named-files-plugin.ts` replaces the placeholder by them. */
interface BuiltFiles {
  /** For each element: its file, then the files it imports statically. */
  scripts: Record<string, string[]>;
  styles: string;
}

/** The agency's own settings; the storefront's server replaces the placeholder by them. */
interface HostSettings {
  edition: 'ru' | 'uz';
  lang: 'ru' | 'uz';
}

export const builtFiles = 'karvon-built-files' as unknown as BuiltFiles;
export const hostSettings = 'karvon-host-settings' as unknown as HostSettings;
