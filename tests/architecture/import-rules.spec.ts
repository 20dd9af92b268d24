import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');

interface Fixture {
  rule: string;
  from: string;
  to: string;
}

const a = 'services/modules/films';
const b = 'services/modules/talk';

/** One wrong import for each rule: `from` imports `to`. */
const FIXTURES: Fixture[] = [
  { rule: 'no-circular', from: `${a}/domain/one.ts`, to: `${a}/domain/two.ts` },
  { rule: 'nobody-imports-apps', from: `${a}/films.read.module.ts`, to: 'services/apps/site/main.ts' },
  { rule: 'platform-knows-no-feature', from: 'services/platform/http/page.ts', to: `${a}/events/film.events.ts` },
  {
    rule: 'modules-meet-in-events',
    from: `${a}/queries/get-film/film.query.ts`,
    to: `${b}/queries/get-talk/talk.query.ts`,
  },
  { rule: 'domain-is-pure', from: `${a}/domain/film.ts`, to: `${a}/persistence/film.entity.ts` },
  { rule: 'domain-without-frameworks', from: `${a}/domain/film.ts`, to: 'node_modules/typeorm/index.js' },
  {
    rule: 'commands-read-no-read-model',
    from: `${a}/commands/add-film/add.ts`,
    to: `${a}/projections/film.projection.ts`,
  },
  {
    rule: 'projections-stand-alone',
    from: `${a}/projections/film.projection.ts`,
    to: `${a}/persistence/film.entity.ts`,
  },
  {
    rule: 'queries-read-rows-only',
    from: `${a}/queries/get-film/film.query.ts`,
    to: `${a}/persistence/film.entity.ts`,
  },
  {
    rule: 'kafkajs-in-its-adapter',
    from: 'services/platform/messaging/relay/relay.ts',
    to: 'node_modules/kafkajs/index.js',
  },
  { rule: 'meilisearch-in-its-adapter', from: `${a}/queries/find.ts`, to: 'node_modules/meilisearch/index.js' },
  { rule: 'nodemailer-in-its-adapter', from: `${a}/commands/tell/tell.ts`, to: 'node_modules/nodemailer/index.js' },
  { rule: 'front-ends-import-no-services', from: 'frontend/src/lib/api.ts', to: `${a}/events/film.events.ts` },
  { rule: 'front-ends-apart', from: 'frontend/src/lib/theme.ts', to: 'admin/src/theme.ts' },
  {
    rule: 'features-stand-alone',
    from: 'frontend/src/features/films/Page.ts',
    to: 'frontend/src/features/talk/Talk.ts',
  },
  {
    rule: 'lower-layers-know-no-features',
    from: 'frontend/src/components/Card.ts',
    to: 'frontend/src/features/films/Page.ts',
  },
];

let folder: string;
let violations: { from: string; rule: { name: string } }[];

function writeFixture({ rule, from, to }: Fixture): void {
  const put = (file: string, text: string) => {
    const target = path.join(folder, rule, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  };
  const importOf = (source: string, target: string) => {
    const relative = path.relative(path.dirname(source), target);
    return `import { thing } from '${relative.startsWith('.') ? relative : `./${relative}`}';\nexport const own = thing;\n`;
  };
  const back =
    rule === 'no-circular' ? importOf(to, from).replace('thing', 'own as other').replace('thing', 'other') : '';
  put(from, importOf(from, to));
  put(to, `${back}export const thing = 1;\n`);
}

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'parde-rules-'));
  for (const fixture of FIXTURES) writeFixture(fixture);
  const cli = path.join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const args = [
    cli,
    folder,
    '--config',
    '.dependency-cruiser.cjs',
    '--output-type',
    'json',
    '--do-not-follow',
    'nothing',
  ];
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (!stdout) throw new Error(stderr);
  violations = JSON.parse(stdout).summary.violations;
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the import rules', () => {
  it.each(FIXTURES)('$rule refuses $from importing $to', ({ rule, from }) => {
    const hits = violations.filter(
      (violation) => violation.rule.name === rule && violation.from.includes(`${rule}/${from}`),
    );
    expect(hits.length).toBeGreaterThan(0);
  });
});
