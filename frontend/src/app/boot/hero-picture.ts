import { srcSet } from '../../lib/images/image-url.ts';

interface Home {
  hero?: { backdrop_path: string }[];
}

/** Asks for the first picture of the home page as soon as its name is known; it is the one that `Backdrop` shows. */
export function preloadHero(home: Home): void {
  const path = home.hero?.[0]?.backdrop_path;
  if (!path) return;
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'image';
  link.setAttribute('imagesrcset', srcSet(path, 'backdrops'));
  link.setAttribute('imagesizes', '100vw');
  link.setAttribute('fetchpriority', 'high');
  document.head.append(link);
}
