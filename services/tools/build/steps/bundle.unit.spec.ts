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
    import { known } from '@nestjs/typeorm/dist/common/typeorm-compat.js';
    let optional = 'there';
    try { await import('a-package-that-is-not-installed'); } catch { optional = 'missing'; }
    let trace = '';
    try { new Greeting().fail(); } catch (error) { trace = (error as Error).stack ?? ''; }
    process.stdout.write(JSON.stringify({ names: [Greeting.name, Other.name], optional, trace, known }));`,
  'one/greeting.ts': `
    interface Nothing {}
    export class Greeting implements Nothing {
      fail(): never {
        throw new Error('as asked');
      }
    }`,
  'other/greeting.ts': 'export class Greeting {}',
};

/** As Nest asks for what TypeORM may not have any more. */
const PACKAGES = {
  '@nestjs/typeorm/package.json': '{"type":"module"}',
  '@nestjs/typeorm/dist/common/typeorm-compat.js': `
    import { createRequire } from 'node:module';
    const require = createRequire(import.meta.url);
    export const known = require('typeorm').known;`,
  'typeorm/package.json': '{"type":"module","main":"index.js"}',
  'typeorm/index.js': "export const known = 'of the bundle';",
};

describe('a bundled process', () => {
  let dist: string;
  let said: { names: string[]; optional: string; trace: string; known: string };

  beforeAll(async () => {
    dist = mkdtempSync(path.join(os.tmpdir(), 'parde-bundle-'));
    writeFileSync(path.join(dist, 'package.json'), '{"type":"module"}');
    for (const [name, source] of Object.entries(SOURCES)) compile(name, source);
    for (const [name, text] of Object.entries(PACKAGES)) write(path.join('node_modules', name), text);
    await bundleProcesses(dist);
    for (const folder of ['apps', 'one', 'other', 'node_modules']) rmSync(path.join(dist, folder), { recursive: true });
    const entry = path.join(dist, 'bin/greeter.js');
    said = JSON.parse(execFileSync(process.execPath, ['--enable-source-maps', entry], { encoding: 'utf8' }));
  });
  afterAll(() => rmSync(dist, { recursive: true, force: true }));

  /** As the build of the services does: JavaScript with a map beside it. */
  function compile(name: string, source: string): void {
    const file = path.join(dist, name.replace('.ts', '.js'));
    const jsc = { target: 'es2023', parser: { syntax: 'typescript' } } as const;
    const { code, map } = transformSync(source, { swcrc: false, filename: path.basename(name), sourceMaps: true, jsc });
    write(file, code);
    write(`${file}.map`, map ?? '');
  }

  function write(name: string, text: string): void {
    const file = path.resolve(dist, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }

  it('needs none of the compiled files, nor the packages that are only used where they are installed', () => {
    expect(said.optional).toBe('missing');
  });

  it('has TypeORM in it once, and loads none from beside it', () => {
    expect(said.known).toBe('of the bundle');
  });

  it('keeps the names of classes, also of two that are called the same', () => {
    expect(said.names).toEqual(['Greeting', 'Greeting']);
  });

  it('names lines of the sources in its traces', () => {
    expect(said.trace).toMatch(/one\/greeting\.ts:5:/);
  });
});
