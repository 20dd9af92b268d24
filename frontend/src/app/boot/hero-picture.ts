import { backdropSources } from '../../lib/images/image-url.ts';

interface Home {
  hero?: { backdrop_path: string }[];
}

/** Asks for the first picture of the home page as soon as its name is known; it is the one that `Backdrop` shows. */
export function preloadHero(home: Home): void {
  const path = home.hero?.[0]?.backdrop_path;
  if (!path) return;
  for (const { media, srcSet, sizes } of Object.values(backdropSources(document.documentElement.dir, path))) {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'image';
    link.media = media;
    link.setAttribute('imagesrcset', srcSet);
    link.setAttribute('imagesizes', sizes);
    link.setAttribute('fetchpriority', 'high');
    document.head.append(link);
  }
}
