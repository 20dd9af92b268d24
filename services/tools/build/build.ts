/*
 * Builds what is out of date: the services (swc), the public site and the console (vite). Each part has a stamp of its
 * inputs, so that a second start builds nothing. Run by Node's own type stripping: nothing is compiled yet. Each builder is a
 * process of its own that ends with its work: what a bundler keeps in memory would stay with the site that starts here next.
 */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { buildPart, type Part } from './steps/build-part.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

const nest = 'node_modules/@nestjs/cli/bin/nest.js';
const vite = 'node_modules/vite/bin/vite.js';
const COMPRESS = 'services/tools/build/steps/compress-assets.ts';
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
    outputs: ['apps/site/main.js', 'built-in-texts.json', 'openapi.json', 'bin/site.js'].map(
      (file) => `services/dist/${file}`,
    ),
    emptied: 'services/dist',
    commands: [
      [nest, 'build'],
      ['services/tools/build/collect-texts.ts'],
      ['services/tools/build/describe-api.ts'],
      ['services/tools/build/steps/bundle.ts', 'services/dist'],
    ],
  },
  {
    name: 'frontend',
    label: 'the public site',
    inputs: ['frontend', 'package-lock.json'],
    outputs: ['frontend/dist/index.html', 'frontend/dist-server/page-renderer.js', 'frontend/dist/sw.js.br'],
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
    outputs: ['admin/dist/index.html'],
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
    await buildPart(part, ROOT, say);
  }
}

if (process.argv[1] === import.meta.filename) {
  await build(process.argv.slice(2), (line) => process.stdout.write(`  ${line}\n`));
}
