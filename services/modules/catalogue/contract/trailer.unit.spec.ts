import { trailerKeyOf, trailerName } from './trailer.ts';

describe('a trailer', () => {
  it.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3s', 'youtube:dQw4w9WgXcQ'],
    ['m.youtube.com/watch?v=dQw4w9WgXcQ', 'youtube:dQw4w9WgXcQ'],
    ['https://youtu.be/dQw4w9WgXcQ?si=x', 'youtube:dQw4w9WgXcQ'],
    ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'youtube:dQw4w9WgXcQ'],
    ['https://www.youtube.com/shorts/dQw4w9WgXcQ', 'youtube:dQw4w9WgXcQ'],
    ['https://www.aparat.com/v/tpnzg8l', 'aparat:tpnzg8l'],
    ['https://www.aparat.com/video/video/embed/videohash/tpnzg8l/vt/frame', 'aparat:tpnzg8l'],
    [' youtube:dQw4w9WgXcQ ', 'youtube:dQw4w9WgXcQ'],
    ['night-of-stars', 'night-of-stars'],
  ])('named %s is kept as %s', (typed, key) => {
    expect(trailerKeyOf(typed)).toBe(key);
    expect(trailerName.safeParse(typed).success).toBe(true);
  });

  it.each([
    'https://evil.example/watch?v=dQw4w9WgXcQ',
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v=short',
    'javascript:alert(1)//',
    '../secret',
    'a file',
    '',
  ])('is not %j', (typed) => {
    expect(trailerKeyOf(typed)).toBeNull();
  });
});
