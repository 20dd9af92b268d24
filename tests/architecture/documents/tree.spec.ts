import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT, textOf } from '../deploy/deploy-files.ts';

const [, tree] = /## The tree\n([\s\S]*?)\n## /.exec(textOf('services/docs/architecture.md'))!;
const words = new Set(tree!.match(/[\w-]+/g));

it.each(['services/apps', 'services/modules', 'services/platform', 'services/tools', 'tests'])(
  'every folder of %s stands in the tree that a newcomer reads',
  (folder) => {
    const entries = readdirSync(path.join(ROOT, folder), { withFileTypes: true });
    const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    expect(folders.length).toBeGreaterThan(4);
    expect(folders.filter((name) => !words.has(name))).toEqual([]);
  },
);
