/*
 * Builds what is out of date: the services (swc), the public site and the console (vite). Each part has a stamp of its
 * inputs, so that a second start builds nothing. Run by Node's own type stripping: nothing is compiled yet. Each builder is a
 * process of its own that ends with its work: what a bundler keeps in memory would stay with the site that starts here next.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runToEnd } from '../processes/managed-process.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const SKIPPED = new Set(['node_modules', 'dist', 'dist-server', '.data']);

interface Part {
  name: string;
  label: string;
  inputs: string[];
  output: string;
  /** Removed first, with what was built from files that are gone since. Vite empties its own. */
  emptied?: string;
  /** Arguments of Node, one program after the other. */
  commands: string[][];
}

const nest = 'node_modules/@nestjs/cli/bin/nest.js';
const vite = 'node_modules/vite/bin/vite.js';
const COMPRESS = 'services/tools/build/compress-assets.ts';
/** Where the front ends keep their texts, which the server answers, too. */
const features = path.join(ROOT, 'frontend/src/features');
const TEXTS = [
  'frontend/src/lib/i18n/locales',
  'frontend/src/app/locales',
  ...(existsSync(features) ? readdirSync(features).map((name) => `frontend/src/features/${name}/locales`) : []),
  'admin/src/i18n',
];
const PARTS: Part[] = [
  {
    name: 'services',
    label: 'the services',
    inputs: ['services', 'nest-cli.json', '.swcrc', 'tsconfig.json', 'package-lock.json', ...TEXTS],
    output: 'services/dist/bin/site.js',
    emptied: 'services/dist',
    commands: [
      [nest, 'build'],
      ['services/tools/build/collect-texts.ts'],
      ['services/tools/build/describe-api.ts'],
      ['services/tools/build/bundle.ts', 'services/dist'],
    ],
  },
  {
    name: 'frontend',
    label: 'the public site',
    inputs: ['frontend', 'package-lock.json'],
    output: 'frontend/dist/index.html',
    commands: [
      [vite, 'build', 'frontend', '--logLevel', 'warn'],
      [vite, 'build', 'frontend', '--config', 'frontend/vite.server.config.ts', '--logLevel', 'warn'],
      [COMPRESS, 'frontend/dist'],
    ],
  },
  {
    name: 'admin',
    label: 'the console',
    inputs: ['admin', 'package-lock.json'],
    output: 'admin/dist/index.html',
    commands: [
      [vite, 'build', 'admin', '--logLevel', 'warn'],
      [COMPRESS, 'admin/dist'],
    ],
  },
];

/** Builds the named parts, or all. @throws Error with the builder's own output when one fails. */
export async function build(names: string[] = [], say: (line: string) => void = () => undefined): Promise<void> {
  const wanted = PARTS.filter((part) => names.length === 0 || names.includes(part.name));
  for (const part of wanted) {
    if (!existsSync(path.join(ROOT, part.inputs[0]!, 'package.json'))) continue;
    const stamp = stampOf(part.inputs);
    const stampFile = path.join(ROOT, 'node_modules/.cache/parde', `${part.name}.stamp`);
    const fresh = existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp;
    if (fresh && existsSync(path.join(ROOT, part.output))) continue;
    const begun = performance.now();
    say(`building ${part.label} …`);
    if (part.emptied) rmSync(path.join(ROOT, part.emptied), { recursive: true, force: true });
    for (const command of part.commands) await runToEnd(process.execPath, command, { cwd: ROOT });
    mkdirSync(path.dirname(stampFile), { recursive: true });
    writeFileSync(stampFile, stamp);
    say(`built ${part.label} in ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  }
}

/** Names, sizes and times of all inputs: cheap, and different after every edit. */
function stampOf(inputs: string[]): string {
  const hash = createHash('sha256');
  const visit = (file: string) => {
    const stat = statSync(file, { throwIfNoEntry: false });
    if (stat?.isDirectory()) {
      for (const name of readdirSync(file).sort()) if (!SKIPPED.has(name)) visit(path.join(file, name));
    } else if (stat) hash.update(`${path.relative(ROOT, file)} ${stat.size} ${stat.mtimeMs}\n`);
  };
  for (const input of inputs) visit(path.join(ROOT, input));
  return hash.digest('hex');
}

if (process.argv[1] === import.meta.filename) {
  await build(process.argv.slice(2), (line) => process.stdout.write(`  ${line}\n`));
}
