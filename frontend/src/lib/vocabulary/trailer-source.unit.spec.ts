import { trailerSource } from './trailer-source.ts';

describe('where a trailer lies', () => {
  it.each([
    ['youtube:dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
    ['aparat:tpnzg8l', 'https://www.aparat.com/video/video/embed/videohash/tpnzg8l/vt/frame'],
    ['night-of-stars', '/media/trailers/night-of-stars.mp4'],
    ['youtube.com', '/media/trailers/youtube.com.mp4'],
  ])('%s is at %s', (key, address) => {
    expect(trailerSource(key).src.split('?')[0]).toBe(address);
  });
});
