import { contentImageUrl, useTransport } from '@karvon/api-client';
import type { Block, ContentImage, Inline } from '@karvon/contract';
import { CircleCheck, Info, TriangleAlert } from '@karvon/ui-kit';
import { ArticleTable } from './article-table';
import { InlineText } from './inline-text';
import classes from './article-body.module.css';

type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

const noteIcons = { info: Info, good: CircleCheck, warning: TriangleAlert };

function Paragraphs({ lines }: { lines: Inline[][] }) {
  return lines.map((line, at) => (
    <p key={at}>
      <InlineText line={line} />
    </p>
  ));
}

/** The text of a list item; a single paragraph gets no element of its own. */
function ItemText({ lines }: { lines: Inline[][] }) {
  const [only, ...more] = lines;
  return only && more.length === 0 ? <InlineText line={only} /> : <Paragraphs lines={lines} />;
}

function InnerList({ ordered, items }: NonNullable<BlockOf<'list'>['items'][number]['list']>) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List>
      {items.map((lines, at) => (
        <li key={at}>
          <ItemText lines={lines} />
        </li>
      ))}
    </List>
  );
}

function OuterList({ ordered, items }: BlockOf<'list'>) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List>
      {items.map(({ paragraphs, list }, at) => (
        <li key={at}>
          <ItemText lines={paragraphs} />
          {list ? <InnerList {...list} /> : null}
        </li>
      ))}
    </List>
  );
}

function Note({ tone, paragraphs }: BlockOf<'note'>) {
  const Icon = noteIcons[tone];
  return (
    <aside className={classes.note} data-tone={tone}>
      <Icon size={20} aria-hidden />
      <div>
        <Paragraphs lines={paragraphs} />
      </div>
    </aside>
  );
}

/** A picture in a text; its space is reserved before it loads. */
function Picture({ image }: { image: ContentImage }) {
  const src = contentImageUrl(useTransport(), image);
  const { width, height, alt } = image;
  return (
    <img
      className={classes.picture}
      src={src}
      width={width}
      height={height}
      alt={alt}
      loading="lazy"
      decoding="async"
    />
  );
}

function BlockElement({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading': {
      const Heading = `h${block.level}` as const;
      return (
        <Heading id={block.id}>
          <InlineText line={block.content} />
        </Heading>
      );
    }
    case 'paragraph':
      return <Paragraphs lines={[block.content]} />;
    case 'list':
      return <OuterList {...block} />;
    case 'table':
      return <ArticleTable {...block} />;
    case 'quote':
      return (
        <blockquote>
          <Paragraphs lines={block.paragraphs} />
        </blockquote>
      );
    case 'note':
      return <Note {...block} />;
    case 'image':
      return <Picture image={block.image} />;
  }
}

/** An article's text, rendered block by block. */
export function ArticleBody({ blocks }: { blocks: Block[] }) {
  return (
    <div className={classes.root}>
      {blocks.map((block, at) => (
        <BlockElement key={at} block={block} />
      ))}
    </div>
  );
}
