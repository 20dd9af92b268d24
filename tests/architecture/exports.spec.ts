import { filesUnder, textOf } from './deploy-files.ts';

/** Stands for a package in the builds of the front end; what imports it is another package. */
const STAND_IN = 'frontend/build/unused-selectors.ts';

const EXPORT = /^export (?:const|(?:async )?function\*?|(?:abstract )?class|enum|interface|type) (\w+)/gm;

const files = ['services', 'frontend', 'admin', 'tests']
  .flatMap((folder) => filesUnder(folder, /\.tsx?$/))
  .filter((file) => file !== STAND_IN && !/\/(dist|node_modules|generated)\//.test(file));

/** For each word, the file that it stands in; null where it stands in several. */
function wordsOf(texts: ReadonlyMap<string, string>): Map<string, string | null> {
  const homes = new Map<string, string | null>();
  for (const [file, text] of texts) {
    for (const word of new Set(text.match(/\w+/g))) homes.set(word, homes.has(word) ? null : file);
  }
  return homes;
}

it('what is exported by its name is used by another file', () => {
  const texts = new Map(files.map((file) => [file, textOf(file)]));
  const homes = wordsOf(texts);
  const exported = [...texts].flatMap(([file, text]) =>
    [...text.matchAll(EXPORT)].map(([, name]) => ({ file, name: name! })),
  );
  expect(exported.length).toBeGreaterThan(7_000);
  const alone = exported
    .filter(({ file, name }) => homes.get(name) === file)
    .map(({ file, name }) => `${file}: ${name}`);
  expect(alone).toEqual([]);
});
