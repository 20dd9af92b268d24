import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { SentPage } from './sent-page.ts';

const HTML = `<p>${'پرده '.repeat(500)}</p>`;

describe('a page as it is sent', () => {
  it('is the same in each encoding', async () => {
    const page = new SentPage(() => HTML);
    expect(brotliDecompressSync(await page.as('br')).toString()).toBe(HTML);
    expect(gunzipSync(await page.as('gzip')).toString()).toBe(HTML);
    expect((await page.as('identity')).toString()).toBe(HTML);
  });

  it('is compressed once', async () => {
    const page = new SentPage(() => HTML);
    expect(await page.as('br')).toBe(await page.as('br'));
  });

  it('has a tag of its own', () => {
    expect(new SentPage(() => HTML).etag).toBe(new SentPage(() => HTML).etag);
    expect(new SentPage(() => HTML).etag).not.toBe(new SentPage(() => `${HTML}.`).etag);
  });
});
