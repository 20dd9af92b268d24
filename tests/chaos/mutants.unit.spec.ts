import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { STUTTER } from './faults/duplicate-faults.ts';
import { FAULTS } from './faults/schedule.ts';
import { MUTANTS } from './mutants.ts';
import { OWN_DIST, type Patch, patched } from './site/services-copy.ts';

/** Patches of one file come one after another. */
async function apply(patches: readonly Patch[]): Promise<void> {
  const texts = new Map<string, string>();
  for (const patch of patches) {
    const text = texts.get(patch.file) ?? (await readFile(path.join(OWN_DIST, patch.file), 'utf8'));
    const changed = patched(text, patch);
    expect(changed).not.toBe(text);
    texts.set(patch.file, changed);
  }
}

describe('what the chaos runs break on purpose', () => {
  it.each(MUTANTS.map((mutant) => [mutant.name, mutant] as const))('%s can still be broken', async (_name, mutant) => {
    await apply(mutant.patches);
    for (const profile of mutant.profiles) {
      const kinds = FAULTS[profile].map(({ kind }) => kind);
      for (const kind of mutant.faults) expect(kinds).toContain(kind);
    }
  });

  it('the transports can still be made to bring events again', () => apply(STUTTER));

  it('says so when a pattern is not there, or is there twice', () => {
    const patch = { file: 'some.js', find: /one/, replace: 'two' };
    expect(() => patched('none', { ...patch, find: /zero/ })).toThrow('matches 0 times');
    expect(() => patched('one one', patch)).toThrow('matches 2 times');
    expect(patched('one', patch)).toBe('two');
  });
});
