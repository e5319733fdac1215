import { createElement, type ComponentProps, type ReactNode } from 'react';

export type LinkProps = ComponentProps<'a'> & { href: string };

/** Makes a link of the application's router out of an anchor's properties: `({ href, ...rest }) => <Link to={href} {...rest} />`. */
export type RenderLink = (props: LinkProps) => ReactNode;

/** A plain anchor, for lists of links without a router. */
export const renderAnchor: RenderLink = (props) => createElement('a', props);
