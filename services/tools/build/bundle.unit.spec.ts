import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { transformSync } from '@swc/core';
import { bundleProcesses } from './bundle.ts';

const SOURCES = {
  'apps/greeter/main.ts': `
    import { Greeting } from '../../one/greeting.js';
    import { Greeting as Other } from '../../other/greeting.js';
    let optional = 'there';
    try { await import('a-package-that-is-not-installed'); } catch { optional = 'missing'; }
    let trace = '';
    try { new Greeting().fail(); } catch (error) { trace = (error as Error).stack ?? ''; }
    process.stdout.write(JSON.stringify({ names: [Greeting.name, Other.name], optional, trace }));`,
  'one/greeting.ts': `
    interface Nothing {}
    export class Greeting implements Nothing {
      fail(): never {
        throw new Error('as asked');
      }
    }`,
  'other/greeting.ts': 'export class Greeting {}',
};

describe('a bundled process', () => {
  let dist: string;
  let said: { names: string[]; optional: string; trace: string };

  beforeAll(async () => {
    dist = mkdtempSync(path.join(os.tmpdir(), 'parde-bundle-'));
    writeFileSync(path.join(dist, 'package.json'), '{"type":"module"}');
    for (const [name, source] of Object.entries(SOURCES)) compile(name, source);
    await bundleProcesses(dist);
    for (const folder of ['apps', 'one', 'other']) rmSync(path.join(dist, folder), { recursive: true });
    const entry = path.join(dist, 'bin/greeter.js');
    said = JSON.parse(execFileSync(process.execPath, ['--enable-source-maps', entry], { encoding: 'utf8' }));
  });
  afterAll(() => rmSync(dist, { recursive: true, force: true }));

  /** As the build of the services does: JavaScript with a map beside it. */
  function compile(name: string, source: string): void {
    const file = path.join(dist, name.replace('.ts', '.js'));
    const jsc = { target: 'es2023', parser: { syntax: 'typescript' } } as const;
    const { code, map } = transformSync(source, { swcrc: false, filename: path.basename(name), sourceMaps: true, jsc });
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, code);
    writeFileSync(`${file}.map`, map ?? '');
  }

  it('needs none of the compiled files, nor the packages that are only used where they are installed', () => {
    expect(said.optional).toBe('missing');
  });

  it('keeps the names of classes, also of two that are called the same', () => {
    expect(said.names).toEqual(['Greeting', 'Greeting']);
  });

  it('names lines of the sources in its traces', () => {
    expect(said.trace).toMatch(/one\/greeting\.ts:5:/);
  });
});
