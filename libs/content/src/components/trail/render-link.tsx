import type { RenderLink } from '@karvon/ui-kit';
import { Link } from 'react-router';

/** Renders links of the kit's components as router links. */
export const renderLink: RenderLink = ({ href, ...rest }) => <Link to={href} {...rest} />;
