import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { withMemorySettings } from '../processes/memory-settings.ts';

describe('a process that becomes another program', () => {
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'parde-become-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('keeps its number and its settings, and nothing of what it has loaded', () => {
    const program = path.join(folder, 'program.mjs');
    writeFileSync(
      program,
      `const { before } = globalThis;
       const { GIVEN, MALLOC_ARENA_MAX, NODE_OPTIONS } = process.env;
       process.stdout.write(JSON.stringify({ pid: process.pid, before, GIVEN, MALLOC_ARENA_MAX, NODE_OPTIONS }));`,
    );
    const first = path.join(folder, 'first.mjs');
    const become = pathToFileURL(path.join(import.meta.dirname, 'become.ts')).href;
    writeFileSync(
      first,
      `globalThis.before = 'kept';
       process.stdout.write(process.pid + '\\n');
       const { become } = await import(${JSON.stringify(become)});
       await become(${JSON.stringify(program)});`,
    );
    const env = { PATH: process.env['PATH'], GIVEN: 'of the first' };
    const [pid, said] = execFileSync(process.execPath, [first], { encoding: 'utf8', env }).split('\n');
    expect(JSON.parse(said ?? '')).toEqual({
      pid: Number(pid),
      GIVEN: 'of the first',
      MALLOC_ARENA_MAX: '2',
      NODE_OPTIONS: withMemorySettings({})['NODE_OPTIONS'],
    });
  });
});
