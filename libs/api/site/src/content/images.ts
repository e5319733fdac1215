import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { parse } from 'yaml';
import { prettifyError, z } from 'zod';
import type { ContentImage, Locale } from '@karvon/contract';

const types: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
};

const indexSchema = z.record(
  z.string().regex(/^[a-z0-9-]+$/),
  z.strictObject({
    file: z.string().regex(/^[a-z0-9-]+\.(svg|webp|avif|png|jpg)$/),
    width: z.number().int().positive(),
    height: z.number().int().positive(),
    /** Left out for a decorative picture. */
    alt: z.strictObject({ ru: z.string(), uz: z.string() }).default({ ru: '', uz: '' }),
  }),
);

export interface ImageFile {
  type: string;
  body: Buffer;
}

export interface Images {
  find(id: string, lang: Locale): ContentImage | undefined;
  /** The name is the last part of its address, 'registan.1f0c9a2b.svg'. */
  file(name: string): ImageFile | undefined;
}

/**
 * Reads every picture of `images/index.yaml` into memory.
 * @throws Error that names the mistake in the index, or the missing file
 */
export function readImages(folder: string): Images {
  const result = indexSchema.safeParse(
    parse(readFileSync(join(folder, 'index.yaml'), 'utf8')) ?? {},
  );
  if (!result.success) throw new Error(prettifyError(result.error));
  const files = new Map<string, ImageFile>();
  const found = new Map<string, Omit<ContentImage, 'alt'> & { alt: Record<Locale, string> }>();
  for (const [id, { file, ...shape }] of Object.entries(result.data)) {
    const body = readFileSync(join(folder, file));
    const hash = createHash('sha256').update(body).digest('hex').slice(0, 8);
    const extension = extname(file);
    const name = `${id}.${hash}${extension}`;
    files.set(name, { type: types[extension]!, body });
    found.set(id, { src: `/v1/content/images/${name}`, ...shape });
  }
  return {
    find(id, lang) {
      const image = found.get(id);
      return image && { ...image, alt: image.alt[lang] };
    },
    file: (name) => files.get(name),
  };
}
