import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withFileLock } from '../../processes/file-lock.ts';
import { runToEnd } from '../../processes/managed-process.ts';

const SKIPPED = new Set(['node_modules', 'dist', 'dist-server', '.data']);
const STAMPS = 'node_modules/.cache/parde';

export interface Part {
  name: string;
  label: string;
  inputs: string[];
  /** What has to be there for the part to count as built: something that each of the commands makes. */
  outputs: string[];
  /** Removed first, with what was built from files that are gone since. Vite empties its own. */
  emptied?: string;
  /** Arguments of Node, one program after the other. */
  commands: string[][];
}

/**
 * Builds what is out of date, by a stamp of its inputs. Of several processes that build the same part one does: each empties
 * what another would still write to. A build that does not come to its end leaves no stamp.
 *
 * @throws Error with the builder's own output when it fails.
 */
export async function buildPart(part: Part, root: string, say: (line: string) => void): Promise<void> {
  const stampFile = path.join(root, STAMPS, `${part.name}.stamp`);
  mkdirSync(path.dirname(stampFile), { recursive: true });
  await withFileLock(`${stampFile}.building`, async () => {
    const stamp = stampOf(part.inputs, root);
    const fresh = existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp;
    if (fresh && part.outputs.every((output) => existsSync(path.join(root, output)))) return;
    const begun = performance.now();
    say(`building ${part.label} …`);
    rmSync(stampFile, { force: true });
    if (part.emptied) rmSync(path.join(root, part.emptied), { recursive: true, force: true });
    for (const command of part.commands) await runToEnd(process.execPath, command, { cwd: root });
    writeFileSync(stampFile, stamp);
    say(`built ${part.label} in ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  });
}

/** Names, sizes and times of all inputs: cheap, and different after every edit. */
function stampOf(inputs: string[], root: string): string {
  const hash = createHash('sha256');
  const visit = (file: string) => {
    const stat = statSync(file, { throwIfNoEntry: false });
    if (stat?.isDirectory()) {
      for (const name of readdirSync(file).sort()) if (!SKIPPED.has(name)) visit(path.join(file, name));
    } else if (stat) hash.update(`${path.relative(root, file)} ${stat.size} ${stat.mtimeMs}\n`);
  };
  for (const input of inputs) visit(path.join(root, input));
  return hash.digest('hex');
}
