import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { eventually } from '#platform/testing/eventually.ts';
import { SentPage } from './sent-page.ts';

const HTML = `<p>${Array.from({ length: 2_000 }, (_, n) => `پرده ${(n * 7_919) % 1_009}`).join(' ')}</p>`;

describe('a page as it is sent', () => {
  it('is the same in each encoding', async () => {
    const page = new SentPage(() => HTML);
    expect(brotliDecompressSync(await page.as('br')).toString()).toBe(HTML);
    expect(gunzipSync(await page.as('gzip')).toString()).toBe(HTML);
    expect((await page.as('identity')).toString()).toBe(HTML);
  });

  it.each(['br', 'gzip'] as const)('is compressed once for all who ask at the same moment: %s', async (encoding) => {
    const page = new SentPage(() => HTML);
    const [first, second] = await Promise.all([page.as(encoding), page.as(encoding)]);
    expect(first).toBe(second);
  });

  it('is made smaller once somebody has asked for it again', async () => {
    const page = new SentPage(() => HTML);
    const first = await page.as('br');
    expect(await page.as('br')).toBe(first);
    await eventually(async () => expect((await page.as('br')).length).toBeLessThan(0.95 * first.length));
    const smaller = await page.as('br');
    expect(brotliDecompressSync(smaller).toString()).toBe(HTML);
    expect(await page.as('br')).toBe(smaller);
  });

  it('has a tag of its own', () => {
    expect(new SentPage(() => HTML).etag).toBe(new SentPage(() => HTML).etag);
    expect(new SentPage(() => HTML).etag).not.toBe(new SentPage(() => `${HTML}.`).etag);
  });
});
