import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildPart, type Part } from './build-part.ts';

const append = (file: string, text: string) => ['-e', `fs.appendFileSync('${file}', '${text}')`];
const BUILT = 'dist/first';
const PART: Part = {
  name: 'part',
  label: 'the part',
  inputs: ['sources'],
  outputs: [BUILT, 'dist/last'],
  emptied: 'dist',
  commands: [
    ['-e', `fs.mkdirSync('dist'); fs.writeFileSync('${BUILT}', fs.readFileSync('sources/one', 'utf8'))`],
    append('dist/last', 'whole'),
    append('times-built', '+'),
  ],
};
const FAILING = { ...PART, commands: [...PART.commands.slice(0, 1), ['-e', 'process.exit(1)']] };

let root: string;
const at = (file: string) => path.join(root, file);
const build = (part = PART) => buildPart(part, root, () => undefined);
const timesBuilt = () => (existsSync(at('times-built')) ? readFileSync(at('times-built'), 'utf8').length : 0);

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'parde-build-'));
  mkdirSync(at('sources'));
  writeFileSync(at('sources/one'), 'one');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('builds what has changed, and only that', async () => {
  await build();
  await build();
  expect(timesBuilt()).toBe(1);
  writeFileSync(at('sources/one'), 'another');
  await build();
  expect([timesBuilt(), readFileSync(at(BUILT), 'utf8')]).toEqual([2, 'another']);
});

it.each(PART.outputs)('builds again where %s is missing', async (output) => {
  await build();
  rmSync(at(output));
  await build();
  expect([timesBuilt(), existsSync(at(output))]).toEqual([2, true]);
});

it('builds again after a build that did not come to its end, though the sources are as they were built before', async () => {
  await build();
  rmSync(at('dist'), { recursive: true });
  await expect(build(FAILING)).rejects.toThrow();
  for (const output of PART.outputs) writeFileSync(at(output), 'broken');
  await build();
  expect([timesBuilt(), readFileSync(at(BUILT), 'utf8')]).toEqual([2, 'one']);
});

it('is done once by several at the same time, and nobody goes on before it is whole', async () => {
  await Promise.all(
    Array.from({ length: 3 }, async () => {
      await build();
      expect(readFileSync(at('dist/last'), 'utf8')).toBe('whole');
    }),
  );
  expect(timesBuilt()).toBe(1);
});
