import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sizeOf, UnreadableInput } from './import-input.ts';

const input = (file: string) => ({ file, dryRun: false, batch: undefined, ceremonies: false });
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'import-input-'));
  await writeFile(path.join(folder, 'titles.jsonl'), '{}\n');
});
afterAll(() => rm(folder, { recursive: true }));

it('knows how long a file is, and not what comes by standard input', async () => {
  expect(await sizeOf(input(path.join(folder, 'titles.jsonl')))).toBe(3);
  expect(await sizeOf(input('-'))).toBeNull();
});

it.each([
  ['missing.jsonl', 'there is no file '],
  ['titles.jsonl/below', 'there is no file '],
  ['.', 'a folder is no file to import: '],
])('says what is wrong with %s, and where it was looked for', async (name, words) => {
  const place = path.join(folder, name);
  await expect(sizeOf(input(path.relative(process.cwd(), place)))).rejects.toThrow(
    new UnreadableInput(`${words}${place}`),
  );
});

// Nothing is closed to root.
(process.getuid?.() === 0 ? it.skip : it)('says that a file may not be read', async () => {
  const place = path.join(folder, 'closed.jsonl');
  await writeFile(place, '');
  await chmod(place, 0);
  await expect(sizeOf(input(place))).rejects.toThrow(new UnreadableInput(`this user may not read ${place}`));
});
