import type { ReactNode } from 'react';
import { PageFrame } from '../layout/shell/page-frame';

interface TextPageProps<Text> {
  loaded: Text;
  /** The page with its head. */
  children: (text: Text) => ReactNode;
}

/** A page with one text. */
export function TextPage<Text>({ loaded, children }: TextPageProps<Text>) {
  return <PageFrame>{children(loaded)}</PageFrame>;
}
