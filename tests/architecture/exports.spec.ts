import path from 'node:path';
import { filesUnder, textOf } from './deploy/deploy-files.ts';

/** Loaded by the address of a file, or standing where another package is imported. */
const LOADED_OTHERWISE = [
  'frontend/build/unused-selectors.ts',
  'services/apps/cli/routes/edge-files.ts',
  'services/apps/composition/databases/schema-drift.ts',
  'tests/support/jest/fixtures/no-tests.fixture.ts',
];
const EXPORT = /^export (?:const|(?:async )?function\*?|(?:abstract )?class|enum|interface|type) (\w+)/gm;
const NAMED = /^(?:import|export)(?: type)? (?:\w+, )?\{([^}]*)\}\s*from '([^']+)'/gm;
const WHOLE = /(?:\* as \w+ from|\* from|import\() ?'([^']+)'/g;

const texts = new Map(
  ['services', 'frontend', 'admin', 'tests']
    .flatMap((folder) => filesUnder(folder, /\.tsx?$/))
    .filter((file) => !/\/(dist|node_modules|generated)\//.test(file))
    .map((file) => [file, textOf(file)]),
);

/** A file, by its name alone: an import is not followed through aliases. */
const nameOf = (file: string) => path.basename(file).replace(/\.[jt]sx?$/, '');

/** What the files import: `file:name`, or the file alone where it is imported whole. */
function imported(): Set<string> {
  const found = new Set<string>();
  for (const text of texts.values()) {
    for (const [, file] of text.matchAll(WHOLE)) found.add(nameOf(file!));
    for (const [, names, file] of text.matchAll(NAMED)) {
      const named = names!.split(',').map(
        (name) =>
          name
            .trim()
            .replace(/^type /, '')
            .split(' as ')[0],
      );
      for (const name of named) found.add(`${nameOf(file!)}:${name}`);
    }
  }
  return found;
}

it('what is exported by its name is imported by another file', () => {
  const exported = [...texts].flatMap(([file, text]) =>
    [...text.matchAll(EXPORT)].map(([, name]) => ({ file, name: name! })),
  );
  expect(exported.length).toBeGreaterThan(7_000);
  const used = imported();
  const alone = exported
    .filter(({ file }) => !LOADED_OTHERWISE.includes(file) && !used.has(nameOf(file)))
    .filter(({ file, name }) => !used.has(`${nameOf(file)}:${name}`));
  expect(alone).toEqual([]);
});
