import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { missingPackages, OWNER_PACKAGES } from './owner-packages.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

describe('the packages that the product’s owner fixed', () => {
  it('are declared and do their work', () => {
    expect(missingPackages(ROOT)).toEqual([]);
  });
});

describe('the check of these packages', () => {
  const FOLDERS = { services: 'services/apps', frontend: 'frontend/src', admin: 'admin/src', '.': 'tests/support' };
  let root: string;

  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  const namesOf = (folder: string) =>
    Object.keys(OWNER_PACKAGES).filter((name) =>
      OWNER_PACKAGES[name]!.some((workspace) => workspace.folder === folder),
    );
  const declare = (folder: string, names: string[]) =>
    write(
      `${folder}/package.json`,
      JSON.stringify({ dependencies: Object.fromEntries(names.map((name) => [name, '1'])) }),
    );
  const use = (folder: keyof typeof FOLDERS, names: string[]) =>
    write(`${FOLDERS[folder]}/uses.ts`, names.map((name) => `import { one } from '${name}';\n`).join(''));

  /** A tree that has and uses everything. */
  beforeEach(() => {
    root = mkdtempSync(path.join(os.tmpdir(), 'parde-packages-'));
    for (const folder of Object.keys(FOLDERS) as (keyof typeof FOLDERS)[]) {
      declare(folder, namesOf(folder));
      use(folder, namesOf(folder));
    }
    declare('.', [...namesOf('.'), 'jest', '@types/jest']);
    write('tests/support/run-tests.ts', "const jest = 'node_modules/jest/bin/jest.js';\n");
  });

  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('finds nothing where all is there', () => {
    expect(missingPackages(root)).toEqual([]);
  });

  it.each(Object.entries(OWNER_PACKAGES))('misses %s in a package file, and in the sources', (name, workspaces) => {
    const { folder } = workspaces[0]!;
    const others = namesOf(folder).filter((other) => other !== name);
    use(folder as keyof typeof FOLDERS, others);
    expect(missingPackages(root)).toEqual([`${name} is never imported by ${folder}`]);
    declare(folder, folder === '.' ? [...others, 'jest', '@types/jest'] : others);
    expect(missingPackages(root)).toEqual([`${name} is missing in ${path.join(folder, 'package.json')}`]);
  });

  it('counts neither types, nor specs, nor packages of a longer name', () => {
    use(
      'services',
      namesOf('services').filter((name) => name !== 'pg'),
    );
    write('services/apps/types.ts', "import type pg from 'pg';\nimport { from } from 'pg-copy-streams';\n");
    write('services/apps/copy.int.spec.ts', "import pg from 'pg';\n");
    expect(missingPackages(root)).toEqual(['pg is never imported by services']);
  });

  it('counts imports of a part, of several lines, and those made later', () => {
    write(
      'frontend/src/uses.ts',
      "import {\n  one,\n} from 'react';\nimport { createRoot } from 'react-dom/client';\n",
    );
    write('frontend/src/router.ts', "export const router = () => import('react-router-dom');\n");
    expect(missingPackages(root)).toEqual([]);
  });

  it('misses Jest, its types and its start', () => {
    declare('.', namesOf('.'));
    write('tests/support/run-tests.ts', '');
    expect(missingPackages(root)).toEqual([
      'jest is missing in package.json',
      '@types/jest is missing in package.json',
      'jest is never started by tests/support/run-tests.ts',
    ]);
  });
});
