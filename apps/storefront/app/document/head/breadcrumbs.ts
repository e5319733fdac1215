/** The name and path of this page, or of a page above it. */
export interface Crumb {
  name: string;
  path: string;
}

/** The breadcrumbs of a page as schema.org defines them. */
export const breadcrumbs = (publicUrl: string, crumbs: readonly Crumb[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${publicUrl}${path}`,
  })),
});
