/** A page above this one, or this one: its name and its path. */
export interface Crumb {
  name: string;
  path: string;
}

/** Where a page stands in the site, as schema.org has it. */
export const breadcrumbs = (publicUrl: string, crumbs: readonly Crumb[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${publicUrl}${path}`,
  })),
});
