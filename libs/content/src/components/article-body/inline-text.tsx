import type { Inline, TextRun } from '@karvon/contract';
import { Link } from 'react-router';

function Run({ text, strong, em, code }: TextRun) {
  let element = code ? <code>{text}</code> : text;
  if (em) element = <em>{element}</em>;
  return strong ? <strong>{element}</strong> : element;
}

function Anchor({ href, content }: Extract<Inline, { kind: 'link' }>) {
  const words = content.map((run, index) => <Run key={index} {...run} />);
  // Our own pages and anchors on this page use the router; phone, e-mail and external links do not.
  return /^[/#]/.test(href) ? <Link to={href}>{words}</Link> : <a href={href}>{words}</a>;
}

/** A line of a text. */
export function InlineText({ line }: { line: Inline[] }) {
  return line.map((inline, index) => {
    if (inline.kind === 'break') return <br key={index} />;
    return inline.kind === 'link' ? (
      <Anchor key={index} {...inline} />
    ) : (
      <Run key={index} {...inline} />
    );
  });
}
