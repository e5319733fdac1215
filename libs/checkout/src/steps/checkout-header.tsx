import { StepHeader } from '@karvon/ui-kit';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface CheckoutHeaderProps {
  /** The link back. */
  back: { href: string; label: string };
  title: string;
  lead: ReactNode;
}

/** The header of a checkout page: the link back, the title and what to fill in. */
export function CheckoutHeader(props: CheckoutHeaderProps) {
  return <StepHeader {...props} renderLink={({ href, ...link }) => <Link to={href} {...link} />} />;
}
