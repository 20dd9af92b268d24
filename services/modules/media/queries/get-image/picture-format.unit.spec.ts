import { formatFor } from './picture-format.ts';

const CHROME = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';
const SAFARI_15 = 'image/webp,image/png,image/svg+xml,image/*;q=0.8,video/*;q=0.8,*/*;q=0.5';

describe('the format of a picture', () => {
  it.each([
    ['jpg', CHROME, 'avif'],
    ['jpg', SAFARI_15, 'webp'],
    ['jpg', 'image/webp;q=0.9, image/avif;q=0', 'webp'],
    ['jpg', 'image/avif; q=0.0', 'jpg'],
    ['jpg', 'image/*,*/*', 'jpg'],
    ['jpg', 'text/html', 'jpg'],
    ['jpg', undefined, 'jpg'],
    ['png', CHROME, 'png'],
  ] as const)('of an address in %s is, for %s, %s', (wanted, accept, format) => {
    expect(formatFor(wanted, accept)).toBe(format);
  });
});
