import { parseImagePath } from './image-path.ts';

describe('image paths', () => {
  it('take a size as a suffix before the extension', () => {
    expect(parseImagePath('posters', 'the-godfather-1972-300x450.jpg')).toEqual({
      folder: 'posters',
      slug: 'the-godfather-1972',
      width: 300,
      height: 450,
      format: 'jpg',
    });
  });

  it('mean the largest size without a suffix', () => {
    expect(parseImagePath('portraits', 'leila-hatami.png')).toMatchObject({
      slug: 'leila-hatami',
      width: 400,
      height: 400,
    });
  });

  it.each([
    'a-301x450.jpg',
    'a-300x450.webp',
    'a-300x450.avif',
    '../a-300x450.jpg',
    'a b.jpg',
    '.jpg',
    'a-300x450.jpg.exe',
    '',
  ])('refuse %p', (file) => {
    expect(parseImagePath('posters', file)).toBeNull();
  });
});
