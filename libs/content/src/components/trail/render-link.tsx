import type { RenderLink } from '@karvon/ui-kit';
import { Link } from 'react-router';

/** Links of the kit's components through the router. */
export const renderLink: RenderLink = ({ href, ...rest }) => <Link to={href} {...rest} />;
