import { StepHeader } from '@karvon/ui-kit';
import { Link } from 'react-router';

interface CheckoutHeaderProps {
  /** The way back. */
  back: { href: string; label: string };
  title: string;
  lead: string;
}

/** The way back, the page's name and what it asks for. */
export function CheckoutHeader(props: CheckoutHeaderProps) {
  return <StepHeader {...props} renderLink={({ href, ...link }) => <Link to={href} {...link} />} />;
}
