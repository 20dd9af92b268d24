import { wholeAddress } from '../../lib/router/page-address.ts';

/** The way from the home page to a page, in the vocabulary of schema.org. @param way names and paths, the page itself last. */
export function breadcrumbs(way: readonly (readonly [name: string, path: string])[]) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: way.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: wholeAddress(path),
    })),
  };
}
