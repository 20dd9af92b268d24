/**
 * The way pictures are drawn, as the services name it: beside the facts that an address already carries, so that neither
 * new facts nor a new way of drawing ever shows an old picture out of a cache.
 */
const DRAWING = '43c43e5a';

/** An image of the image host in one of its allowed sizes: the suffix comes before the extension. */
export function sized(path: string, size: string): string {
  return path.replace(/\.(jpe?g|png)(\?v=\w+)?$/i, (_, format, version) =>
    version ? `-${size}.${format}${version}.${DRAWING}` : `-${size}.${format}`,
  );
}

const SIZES = {
  posters: ['150x225', '300x450', '600x900'],
  backdrops: ['640x360', '1280x720', '1600x900'],
  tall: ['480x640', '720x960', '900x1200'],
  portraits: ['96x96', '200x200', '400x400'],
} as const;

export function srcSet(path: string, family: keyof typeof SIZES): string {
  return SIZES[family].map((size) => `${sized(path, size)} ${size.split('x')[0]}w`).join(', ');
}

/** The poster with its lettering in the reader's language. */
export function posterIn(language: string, path: string): string {
  return language === 'en' ? path.replace('/posters/', '/posters-en/') : path;
}

/** The wide backdrop whose calm side is where the page's lines begin. */
export function backdropFor(direction: string, path: string): string {
  return direction === 'ltr' ? path.replace('/backdrops/', '/backdrops-ltr/') : path;
}

/** The backdrop, or the cover of a collection, for a screen that is higher than wide. */
export function tallBackdrop(path: string): string {
  return path.replace(/\/(backdrops|collections)\//, '/$1-tall/');
}

/** Which pictures letter the name of what they show for whoever shares it. */
const SHARED: Record<string, string> = {
  backdrops: 'share',
  portraits: 'share-people',
  news: 'share-news',
  collections: 'share-collections',
};
export const SHARED_SIZE = [1200, 630] as const;

/** What a shared link to a title, a person, a news post or a collection shows: uploaded, or lettered for the reader. @param path of its picture. */
export function shareImage(language: string, path: string): string {
  const folder = path.replace(
    /\/(backdrops|portraits|news|collections)\//,
    (_, shown) => `/${SHARED[shown]}${ending(language)}/`,
  );
  return sized(folder, SHARED_SIZE.join('x'));
}

/** What a shared link to a page shows that has no picture of its own. @param name `home`, or a ceremony as `oscar-2016`. */
export function sharePage(language: string, name: string, folder: 'pages' | 'collections' = 'pages'): string {
  return sized(`/media/images/share-${folder}${ending(language)}/${name}.jpg`, SHARED_SIZE.join('x'));
}

const ending = (language: string) => (language === 'en' ? '-en' : '');

/** The two pictures behind words, for phones and for the others; whoever preloads one asks for the same. */
export function backdropSources(direction: string, path: string) {
  return {
    tall: { media: '(max-width: 47.99rem)', srcSet: srcSet(tallBackdrop(path), 'tall'), sizes: '100vw' },
    wide: { media: '(min-width: 48rem)', srcSet: srcSet(backdropFor(direction, path), 'backdrops'), sizes: '100vw' },
  };
}
