import type { ComponentPropsWithRef, ElementType } from 'react';
import { clsx } from 'clsx';
import classes from './card.module.css';

interface OwnProps<Element extends ElementType> {
  /** 'div' (default), 'section', 'article', 'li', 'form'. */
  as?: Element;
  padding?: 'none' | 'medium' | 'large';
  tone?: 'surface' | 'sunken' | 'outlined';
}

export type CardProps<Element extends ElementType = 'div'> = OwnProps<Element> &
  Omit<ComponentPropsWithRef<Element>, keyof OwnProps<Element>>;

/** A raised box on the page's ground. */
export function Card<Element extends ElementType = 'div'>(props: CardProps<Element>) {
  const { as, padding = 'medium', tone = 'surface', className, ...rest } = props as CardProps;
  const Root: ElementType = as ?? 'div';
  return (
    <Root
      {...rest}
      className={clsx(classes.root, classes[`padding-${padding}`], classes[tone], className)}
    />
  );
}
