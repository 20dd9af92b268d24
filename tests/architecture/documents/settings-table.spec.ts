import { filesUnder, textOf } from '../deploy/deploy-files.ts';

/** Given to a process by who starts it, whatever the environment says. */
const OF_NO_OPERATOR = ['PROCESS_NAME'];

const sourcesOf = (folder: string) =>
  filesUnder(folder, /(?<!spec)\.ts$/).filter((file) => !/\/(dist|node_modules)\//.test(file));
const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name!);

/** Variables that are declared with what they may be: keys of the schemas that the environment is checked against. */
function declared(): string[] {
  const files = sourcesOf('services').filter((file) => /-?(config|settings)\.ts$/.test(file));
  return files.flatMap((file) => namesIn(textOf(file), /^ +([A-Z]+(?:_[A-Z0-9]+)*): (?!\d)[a-zA-Z]/gm));
}

/** Variables in the first column of the README's table. */
function documented(): string[] {
  const configure = textOf('README.md')
    .split('\n## ')
    .find((section) => section.startsWith('Configure'));
  return namesIn(configure!, /^\| ([^|]+) \|/gm).flatMap((cell) => namesIn(cell, /`([A-Z0-9_]+)`/g));
}

it('every setting that a process reads stands in the table of the README', () => {
  expect(declared().length).toBeGreaterThan(60);
  const known = new Set([...documented(), ...OF_NO_OPERATOR]);
  expect(declared().filter((name) => !known.has(name))).toEqual([]);
});

it('every setting in the table of the README is one that is read', () => {
  const read = sourcesOf('services').map(textOf).join('\n');
  // What begins so is read by OpenTelemetry's own packages.
  const unread = documented().filter((name) => !name.startsWith('OTEL_') && !new RegExp(`\\b${name}\\b`).test(read));
  expect(unread).toEqual([]);
});
