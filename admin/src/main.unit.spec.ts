import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SOURCES = import.meta.dirname;

it('a tab of the console has all of its scripts: a build that is gone takes none from it, least of all at the sign-in', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const asking = files.filter(
    (file) => !file.includes('.spec.') && /\bimport\(/.test(readFileSync(path.join(SOURCES, file), 'utf8')),
  );
  expect(asking).toEqual(['main.tsx']);
});
