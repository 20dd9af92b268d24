import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressAssets } from './compress-assets.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'parde-compress-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const text = (word: string) => `export const ${word} = 1;\n`.repeat(200);
const at = (name: string) => path.join(folder, name);

describe('compressed assets', () => {
  it('lie beside each text file that is worth it, and hold the same', async () => {
    writeFileSync(at('site.js'), text('one'));
    writeFileSync(at('short.js'), 'export {};');
    writeFileSync(at('font.woff2'), text('font'));
    await compressAssets(folder);
    expect(brotliDecompressSync(readFileSync(at('site.js.br'))).toString()).toBe(text('one'));
    expect(gunzipSync(readFileSync(at('site.js.gz'))).toString()).toBe(text('one'));
    expect(['short.js.br', 'font.woff2.br'].filter((name) => existsSync(at(name)))).toEqual([]);
  });

  it('are made anew for a file that is newer, and for no other', async () => {
    writeFileSync(at('sw.js'), text('one'));
    await compressAssets(folder);
    writeFileSync(at('sw.js'), text('two'));
    const past = new Date(Date.now() - 60_000);
    utimesSync(at('sw.js'), past, past);
    await compressAssets(folder);
    expect(gunzipSync(readFileSync(at('sw.js.gz'))).toString()).toBe(text('one'));
    const future = new Date(Date.now() + 60_000);
    utimesSync(at('sw.js'), future, future);
    await compressAssets(folder);
    expect(gunzipSync(readFileSync(at('sw.js.gz'))).toString()).toBe(text('two'));
  });
});
