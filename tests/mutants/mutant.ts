/** The sources broken on purpose in one place, and the suite that has to notice. */
export interface Mutant {
  name: string;
  /** What the site would be like. */
  what: string;
  /** From the root of the repository. */
  file: string;
  /** Stands there exactly once: a mutant whose line has changed is an error, not a mutant that was caught. */
  find: string;
  replace: string;
  /** From the root of the repository; run from the sources. */
  suite: string;
  /** The test that has to fail; what else the suite says is not looked at. Absent where its tests build on each other. */
  test?: string;
}

/** @throws Error when the text is not there exactly once. */
export function mutated(text: string, { name, file, find, replace }: Mutant): string {
  const parts = text.split(find);
  if (parts.length !== 2)
    throw new Error(`${name}: ${JSON.stringify(find)} stands ${parts.length - 1} times in ${file}`);
  return parts.join(replace);
}
