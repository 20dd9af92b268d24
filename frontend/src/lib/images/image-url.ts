/** An image of the image host in one of its allowed sizes: the suffix comes before the extension. */
export function sized(path: string, size: string): string {
  return path.replace(/\.(jpe?g|png)$/i, `-${size}.$1`);
}

type Family = 'posters' | 'backdrops' | 'portraits' | 'collections';

const SIZES: Record<Family, readonly string[]> = {
  posters: ['150x225', '300x450', '600x900'],
  backdrops: ['640x360', '1280x720', '1600x900'],
  portraits: ['96x96', '200x200', '400x400'],
  collections: ['600x338', '1200x675'],
};

export function srcSet(path: string, family: Family): string {
  return SIZES[family].map((size) => `${sized(path, size)} ${size.split('x')[0]}w`).join(', ');
}

/** The picture behind words, by the screens that it is for; whoever preloads one asks for the same. */
export function backdropSources(_direction: string, path: string) {
  return { wide: { media: 'all', srcSet: srcSet(path, 'backdrops'), sizes: '100vw' } };
}
