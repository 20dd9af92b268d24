import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
const BIOME = path.join(ROOT, 'node_modules/@biomejs/biome/bin/biome');
const MESSAGE = 'Write the members themselves';

let folder: string;

/** Biome runs no plugin on what it reads from its input, so each text is a file beside a copy of the project's rules. */
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'parde-lint-'));
  for (const name of ['.biome.json', '.biome'])
    cpSync(path.join(ROOT, name), path.join(folder, name), { recursive: true });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** @returns what Biome says of the text. */
function lint(code: string): string {
  writeFileSync(path.join(folder, 'fixture.ts'), code);
  const args = [BIOME, 'lint', '--vcs-enabled=false', 'fixture.ts'];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  return `${stdout}${stderr}`;
}

describe('the rule against spread literals', () => {
  it.each([
    ['an object', 'export const answer = { ...{ status: 1 }, message: null };\n'],
    ['an array', "export const names = [...['a', 'b'], 'c'];\n"],
    ['arguments', 'export const most = Math.max(...[1, 2]);\n'],
  ])('refuses %s', (_name, code) => {
    expect(lint(code)).toContain(MESSAGE);
  });

  it.each([
    ['a condition', 'export const of = (a?: string) => ({ ...(a && { a }), ...(a ? { b: 1 } : {}) });\n'],
    ['a computed list', 'export const of = (a: number[]) => [...a, ...[...a].reverse(), ...(a.length ? [1] : [])];\n'],
  ])('allows %s', (_name, code) => {
    const said = lint(code);
    expect(said).toContain('Checked 1 file');
    expect(said).not.toContain(MESSAGE);
  });
});
