import { execFileSync } from 'node:child_process';
import {
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { type Mutant, mutated } from './mutant.ts';

const PACKAGES = ['', 'services', 'frontend', 'admin'].map((folder) => path.join(folder, 'node_modules'));
/** What the build makes of the sources and the services read at their start. */
const BUILT = ['services/dist/built-in-texts.json'];

/** The sources in a folder of the run's own: links, of which the file that is broken is replaced by a file. */
export class SourcesCopy {
  readonly folder: string;
  private readonly root: string;

  constructor(root: string) {
    this.root = root;
    // Beside the sources: links do not reach another disk.
    mkdirSync(path.join(root, '.data'), { recursive: true });
    this.folder = mkdtempSync(path.join(root, '.data/mutants-'));
    for (const file of [...filesOf(root), ...BUILT]) this.link(file);
    for (const packages of PACKAGES) {
      if (lstatSync(path.join(root, packages), { throwIfNoEntry: false }))
        symlinkSync(path.join(root, packages), path.join(this.folder, packages));
    }
  }

  /** Runs the work while the mutant is in the copy. @throws Error when it does not fit its file. */
  async with<T>(mutant: Mutant, work: () => Promise<T>): Promise<T> {
    const broken = mutated(readFileSync(path.join(this.root, mutant.file), 'utf8'), mutant);
    const place = path.join(this.folder, mutant.file);
    rmSync(place);
    writeFileSync(place, broken);
    try {
      return await work();
    } finally {
      rmSync(place);
      this.link(mutant.file);
    }
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  private link(file: string): void {
    const [from, to] = [path.join(this.root, file), path.join(this.folder, file)];
    mkdirSync(path.dirname(to), { recursive: true });
    if (lstatSync(from).isSymbolicLink()) symlinkSync(readlinkSync(from), to);
    else linkSync(from, to);
  }
}

/** What is tracked, or new and not ignored; what is deleted but not yet committed is left out. */
function filesOf(root: string): string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const names = execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 ** 2 }).split('\0');
  return names.filter(
    (name) => name !== '' && lstatSync(path.join(root, name), { throwIfNoEntry: false }) !== undefined,
  );
}
