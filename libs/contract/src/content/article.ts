import { z } from 'zod';

/** A picture of a text. Its address changes with its content, so that caches may keep it for ever. */
export const contentImageSchema = z.strictObject({
  /** Path on the API, '/v1/content/images/registan.1f0c9a2b.svg'. */
  src: z.string(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** The alternative text in the language of the article; empty for a decorative picture. */
  alt: z.string(),
});
export type ContentImage = z.infer<typeof contentImageSchema>;

/** A piece of a line with its marks; absent marks are omitted. */
export const textRunSchema = z.strictObject({
  kind: z.literal('text'),
  text: z.string(),
  strong: z.literal(true).optional(),
  em: z.literal(true).optional(),
  code: z.literal(true).optional(),
});
export type TextRun = z.infer<typeof textRunSchema>;

/** The text of a link. */
export const inlineLinkSchema = z.strictObject({
  kind: z.literal('link'),
  /**
   * 'https:', 'mailto:', 'tel:', a path of the storefront with its language ('/uz/myorder') or an anchor of this article
   * ('#terms').
   */
  href: z.string(),
  content: z.array(textRunSchema),
});

export const inlineSchema = z.discriminatedUnion('kind', [
  textRunSchema,
  inlineLinkSchema,
  z.strictObject({ kind: z.literal('break') }),
]);
export type Inline = z.infer<typeof inlineSchema>;

const line = z.array(inlineSchema);
const flatListSchema = z.strictObject({
  ordered: z.boolean(),
  items: z.array(z.array(line)),
});

/** Text alignment of a column. */
const alignSchema = z.enum(['start', 'center', 'end']);

/**
 * A block of an article, ready to become one element, so that no HTML is sent. Lines inside blocks are lists of inlines; items,
 * quotes and notes hold paragraphs of them; a list holds lists one level deep.
 */
export const blockSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('heading'),
    level: z.union([z.literal(2), z.literal(3)]),
    /** The anchor that links point to; unique in the article. */
    id: z.string(),
    content: line,
  }),
  z.strictObject({ kind: z.literal('paragraph'), content: line }),
  z.strictObject({
    kind: z.literal('list'),
    ordered: z.boolean(),
    items: z.array(z.strictObject({ paragraphs: z.array(line), list: flatListSchema.nullable() })),
  }),
  z.strictObject({
    kind: z.literal('table'),
    columns: z.array(z.strictObject({ title: line, align: alignSchema })),
    rows: z.array(z.array(line)),
  }),
  z.strictObject({ kind: z.literal('quote'), paragraphs: z.array(line) }),
  z.strictObject({
    kind: z.literal('note'),
    tone: z.enum(['info', 'good', 'warning']),
    paragraphs: z.array(line),
  }),
  z.strictObject({ kind: z.literal('image'), image: contentImageSchema }),
]);
export type Block = z.infer<typeof blockSchema>;
