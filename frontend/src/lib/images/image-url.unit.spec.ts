import { backdropFor, posterIn, shareImage, sharePage, sized, srcSet, tallBackdrop } from './image-url.ts';

const POSTER = '/media/images/posters/the-cow-1969.jpg?v=1a2b3c4d';
const BACKDROP = '/media/images/backdrops/the-cow-1969.jpg?v=1a2b3c4d';

describe('the address of a picture', () => {
  it('has its size before the extension, and the way of drawing with the version of its facts', () => {
    expect(sized(POSTER, '300x450')).toMatch(
      /^\/media\/images\/posters\/the-cow-1969-300x450\.jpg\?v=1a2b3c4d\.[0-9a-f]{8}$/,
    );
    expect(sized('/media/images/avatars/a1.jpg', '96x96')).toBe('/media/images/avatars/a1-96x96.jpg');
    expect(srcSet(POSTER, 'posters')).toMatch(/-150x225\.jpg\?v=\S+ 150w, \S+-300x450\.jpg\?v=\S+ 300w, /);
  });

  it('is of the poster in the reader’s letters', () => {
    expect(posterIn('en', POSTER)).toContain('/posters-en/');
    expect(posterIn('fa', POSTER)).toBe(POSTER);
  });

  it('is of the backdrop for the page’s direction and the screen’s format', () => {
    expect(backdropFor('ltr', BACKDROP)).toContain('/backdrops-ltr/');
    expect(backdropFor('rtl', BACKDROP)).toBe(BACKDROP);
    expect(tallBackdrop(BACKDROP)).toContain('/backdrops-tall/');
    expect(tallBackdrop('/media/images/collections/x.jpg')).toBe('/media/images/collections-tall/x.jpg');
    expect(shareImage('fa', BACKDROP)).toContain('/share/the-cow-1969-1200x630.jpg');
    expect(shareImage('en', BACKDROP)).toContain('/share-en/');
  });

  it('is of what a shared link shows, of people, news and pages as well', () => {
    expect(shareImage('en', '/media/images/portraits/a-b.jpg?v=1a2b3c4d')).toMatch(
      /^\/media\/images\/share-people-en\/a-b-1200x630\.jpg\?v=1a2b3c4d\./,
    );
    expect(shareImage('fa', '/media/images/news/x.jpg?v=1a2b3c4d')).toContain('/share-news/x-1200x630.jpg');
    expect(shareImage('en', '/media/images/collections/x.jpg?v=1a2b3c4d')).toContain('/share-collections-en/x-');
    expect(sharePage('fa', 'oscar-2016')).toBe('/media/images/share-pages/oscar-2016-1200x630.jpg');
    expect(sharePage('en', 'x', 'collections')).toBe('/media/images/share-collections-en/x-1200x630.jpg');
  });
});
