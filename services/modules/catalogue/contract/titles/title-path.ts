/** The page of a title on the site. */
export const titlePath = ({ postType, slug }: { postType: 1 | 2; slug: string }) =>
  `/${postType === 1 ? 'movies' : 'series'}/${slug}`;
