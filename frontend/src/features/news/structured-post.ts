import type { NewsPost } from '../../api/types.ts';
import { sized } from '../../lib/images/image-url.ts';
import { wholeAddress } from '../../lib/router/page-address.ts';

/** A news post in the vocabulary of schema.org. @param site its name, which publishes and, where nobody is named, writes. */
export function structuredPost({ slug, cover_path, published_at, author }: NewsPost, title: string, site: string) {
  const publisher = { '@type': 'Organization', name: site, url: wholeAddress('/') };
  return {
    '@type': 'NewsArticle',
    headline: title,
    url: wholeAddress(`/news/${slug}`),
    image: wholeAddress(sized(cover_path, '1280x720')),
    datePublished: published_at,
    author: author ? { '@type': 'Person', name: author } : publisher,
    publisher,
  };
}
