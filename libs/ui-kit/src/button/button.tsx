import type { ComponentPropsWithRef, ElementType, MouseEvent, ReactNode } from 'react';
import { clsx } from 'clsx';
import { Spinner } from '../spinner/spinner';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import classes from './button.module.css';

interface OwnProps<Element extends ElementType> {
  /** What to render: 'button' (default), 'a', or a router's link component. */
  as?: Element;
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'small' | 'medium';
  /** As wide as its container. */
  block?: boolean;
  /** Keeps the width and the focus, ignores clicks, shows a spinner. */
  loading?: boolean;
  /** The reason for the wait, for screen readers. */
  loadingLabel?: string;
  iconStart?: ReactNode;
  iconEnd?: ReactNode;
  children: ReactNode;
}

export type ButtonProps<Element extends ElementType = 'button'> = OwnProps<Element> &
  Omit<ComponentPropsWithRef<Element>, keyof OwnProps<Element>>;

/** A button, or with `as` a link that looks like one. */
export function Button<Element extends ElementType = 'button'>(props: ButtonProps<Element>) {
  const {
    as,
    variant = 'primary',
    size = 'medium',
    block = false,
    loading = false,
    loadingLabel,
    iconStart,
    iconEnd,
    children,
    className,
    onClick,
    ...rest
  } = props as ButtonProps;
  const Root: ElementType = as ?? 'button';
  const guard = (event: MouseEvent<HTMLButtonElement>) => {
    // aria-disabled keeps the focus, but does not prevent a second submit: that happens here.
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Root
      {...(Root === 'button' && { type: 'button' })}
      {...rest}
      className={clsx(classes.root, classes[variant], classes[size], className)}
      data-block={block || undefined}
      data-loading={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      onClick={guard}
    >
      <span className={classes.content}>
        {iconStart}
        <span className={classes.label}>{children}</span>
        {iconEnd}
      </span>
      {loading ? (
        <span className={classes.wait}>
          <Spinner size="small" />
          {loadingLabel ? <VisuallyHidden role="status">{loadingLabel}</VisuallyHidden> : null}
        </span>
      ) : null}
    </Root>
  );
}
