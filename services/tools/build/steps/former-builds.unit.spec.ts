import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { DAY_MS } from '../../../platform/kernel/time/durations.ts';
import { KEPT_BUILDS, keepFormerBuilds, tidyBuilds } from './former-builds.ts';

const START = Date.parse('2026-01-01T00:00:00Z');
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'parde-builds-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(file: string, content = ''): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), content);
}

/** A build with one page and one chunk, on a day. */
function buildOn(day: number, chunk: string): void {
  const files = ['index.html', `assets/${chunk}.js`];
  for (const file of files) write(file);
  tidyBuilds(folder, files, new Date(START + day * DAY_MS));
}
const has = (chunk: string) => existsSync(path.join(folder, `assets/${chunk}.js`));

describe('a new build of a front end', () => {
  it('leaves the files of the former ones for 30 days after they were replaced', () => {
    buildOn(0, 'one');
    buildOn(100, 'two');
    expect([has('one'), has('two')]).toEqual([true, true]);
    buildOn(129, 'three');
    expect([has('one'), has('two'), has('three')]).toEqual([true, true, true]);
    buildOn(131, 'four');
    expect([has('one'), has('two')]).toEqual([false, true]);
  });

  it(`leaves the last ${KEPT_BUILDS}, however many there are in a day; the same again is none more`, () => {
    for (let number = 0; number <= KEPT_BUILDS; number += 1) {
      buildOn(0, `chunk-${number}`);
      buildOn(0, `chunk-${number}`);
    }
    expect([has('chunk-0'), has('chunk-1'), has(`chunk-${KEPT_BUILDS}`)]).toEqual([false, true, true]);
  });

  it('counts what lies there without a ledger as a build, and removes what carries no hash', () => {
    write('assets/unknown.js');
    write('old-page.html');
    buildOn(0, 'one');
    expect(has('unknown')).toBe(true);
    expect(existsSync(path.join(folder, 'old-page.html'))).toBe(false);
  });

  it('is what vite does with it', async () => {
    write('public/icon.svg', '<svg/>');
    write('index.html', '<script type="module" src="/main.js"></script>');
    const publicDir = path.join(folder, 'public');
    const outDir = path.join(folder, 'dist');
    const chunks: string[] = [];
    for (const text of ['one', 'two']) {
      write('main.js', `import('./part.js').then(({ text }) => document.write(text));`);
      write('part.js', `export const text = '${text}';`);
      const plugins = [keepFormerBuilds(publicDir)];
      const built = await build({
        configFile: false,
        root: folder,
        publicDir,
        logLevel: 'silent',
        plugins,
        build: { outDir },
      });
      const { output } = [built].flat()[0] as { output: { fileName: string }[] };
      chunks.push(...output.map(({ fileName }) => fileName).filter((name) => name.includes('part')));
    }
    expect(new Set(chunks).size).toBe(2);
    for (const file of [...chunks, 'icon.svg', 'index.html'])
      expect([file, existsSync(path.join(outDir, file))]).toEqual([file, true]);
  });
});
