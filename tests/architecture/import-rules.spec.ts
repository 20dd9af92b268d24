import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

interface Fixture {
  rule: string;
  from: string;
  to: string;
  /** Another file that imports back, for circles. */
  back?: [from: string, to: string];
}

const a = 'services/modules/films';
const b = 'services/modules/talk';
const npm = (name: string) => `node_modules/${name}/index.js`;

/** One wrong import at least for each rule: `from` imports `to`. */
const FIXTURES: Fixture[] = [
  {
    rule: 'no-circular',
    from: `${a}/domain/one.ts`,
    to: `${a}/domain/two.ts`,
    back: [`${a}/domain/two.ts`, `${a}/domain/one.ts`],
  },
  {
    rule: 'no-folder-circular',
    from: 'services/platform/auth/guard.ts',
    to: 'services/platform/http/endpoint.ts',
    back: ['services/platform/http/answer.ts', 'services/platform/auth/token.ts'],
  },
  {
    rule: 'product-knows-no-tests',
    from: 'services/platform/messaging/relay/relay.ts',
    to: 'services/platform/testing/eventually.ts',
  },
  { rule: 'product-knows-no-tests', from: `${a}/films.read.module.ts`, to: `${a}/testing/films-app.ts` },
  { rule: 'product-knows-no-tests', from: 'services/apps/site/main.ts', to: `${a}/testing/sample-films.ts` },
  { rule: 'product-knows-no-tests', from: 'frontend/src/lib/api.ts', to: 'frontend/src/lib/testing/answers.ts' },
  { rule: 'services-import-no-front-end', from: 'services/platform/pages/page.ts', to: 'frontend/src/app/page.ts' },
  { rule: 'services-have-rooms', from: `${a}/helpers/thing.ts`, to: `${a}/domain/film.ts` },
  { rule: 'contract-imports', from: `${a}/contract/film.events.ts`, to: `${a}/persistence/film.entity.ts` },
  { rule: 'contract-imports', from: `${a}/contract/film.port.ts`, to: npm('pg') },
  { rule: 'orm-by-its-types', from: `${a}/application/films.ts`, to: npm('typeorm') },
  {
    rule: 'tests-see-sides',
    from: `${a}/queries/get-film/film.int.spec.ts`,
    to: `${b}/queries/get-talk/talk.reader.ts`,
  },
  { rule: 'domain-imports', from: `${a}/domain/film.ts`, to: `${a}/persistence/film.entity.ts` },
  { rule: 'domain-imports', from: `${a}/domain/film.ts`, to: npm('typeorm') },
  {
    rule: 'persistence-imports',
    from: `${a}/persistence/film.repository.ts`,
    to: `${a}/commands/add-film/add-film.command.ts`,
  },
  { rule: 'application-imports', from: `${a}/application/films.ts`, to: `${a}/jobs/mail-film.ts` },
  {
    rule: 'commands-imports',
    from: `${a}/commands/add-film/add-film.handler.ts`,
    to: `${a}/projections/films.projection.ts`,
  },
  { rule: 'commands-imports', from: `${a}/commands/add-film/add-film.handler.ts`, to: npm('pg') },
  { rule: 'jobs-imports', from: `${a}/jobs/mail-film.ts`, to: npm('nodemailer') },
  {
    rule: 'adapters-imports',
    from: `${a}/adapters/bank/bank.adapter.ts`,
    to: `${a}/queries/get-film/get-film.handler.ts`,
  },
  { rule: 'projections-imports', from: `${a}/projections/films.projection.ts`, to: `${a}/jobs/mail-film.ts` },
  {
    rule: 'projections-imports',
    from: `${a}/projections/films.projection.ts`,
    to: `${a}/queries/get-film/film.reader.ts`,
  },
  { rule: 'projections-imports', from: `${a}/projections/films.projection.ts`, to: `${a}/persistence/film.entity.ts` },
  {
    rule: 'queries-imports',
    from: `${a}/queries/get-film/get-film.handler.ts`,
    to: `${a}/application/settlement/settle.ts`,
  },
  {
    rule: 'queries-imports',
    from: `${a}/queries/get-film/get-film.handler.ts`,
    to: `${a}/application/security/hasher.ts`,
  },
  { rule: 'queries-imports', from: `${a}/queries/get-film/get-film.handler.ts`, to: `${a}/persistence/film.entity.ts` },
  {
    rule: 'queries-imports',
    from: `${a}/queries/get-film/get-film.handler.ts`,
    to: 'services/platform/throttling/throttle.ts',
  },
  { rule: 'queries-imports', from: `${a}/queries/get-film/get-film.handler.ts`, to: npm('@nestjs/typeorm') },
  { rule: 'demo-imports', from: `${a}/demo/demo-films.ts`, to: `${a}/projections/films.projection.ts` },
  {
    rule: 'modules-meet-in-contracts',
    from: `${a}/queries/get-film/get-film.handler.ts`,
    to: `${b}/queries/get-talk/talk.reader.ts`,
  },
  { rule: 'kernel-imports', from: 'services/platform/kernel/clock/clock.ts', to: 'services/platform/http/endpoint.ts' },
  {
    rule: 'telemetry-imports',
    from: 'services/platform/telemetry/logger.ts',
    to: 'services/platform/http/endpoint.ts',
  },
  {
    rule: 'database-imports',
    from: 'services/platform/database/migrate.ts',
    to: 'services/platform/messaging/relay/relay.ts',
  },
  {
    rule: 'messaging-imports',
    from: 'services/platform/messaging/relay/relay.ts',
    to: 'services/platform/jobs/job.ts',
  },
  { rule: 'platform-knows-no-feature', from: 'services/platform/http/page.ts', to: `${a}/contract/film.events.ts` },
  { rule: 'http-imports', from: 'services/platform/http/page.ts', to: 'services/platform/auth/guard.ts' },
  ...[
    'auth',
    'calls',
    'captcha',
    'child-process',
    'documents',
    'health',
    'jobs',
    'mail',
    'markdown',
    'pages',
    'personal-data',
    'pictures',
    'sitemap',
    'startup',
    'storage',
    'subject-names',
    'throttling',
    'waiting-work',
  ].map((area) => ({
    rule: `${area}-imports`,
    from: `services/platform/${area}/thing.ts`,
    to: `services/platform/${area === 'pages' ? 'auth' : 'pages'}/other.ts`,
  })),
  { rule: 'platform-areas-are-known', from: 'services/platform/utils/thing.ts', to: 'services/platform/http/page.ts' },
  { rule: 'migrations-imports', from: 'services/migrations/write/1-films.ts', to: `${a}/domain/film.ts` },
  { rule: 'tools-know-no-feature', from: 'services/tools/edge/edge.ts', to: `${a}/films.read.module.ts` },
  { rule: 'nobody-imports-apps', from: `${a}/films.read.module.ts`, to: 'services/apps/site/main.ts' },
  { rule: 'apps-bind', from: 'services/apps/site/main.ts', to: npm('nodemailer') },
  { rule: 'kafkajs-in-its-adapter', from: 'services/platform/messaging/relay/relay.ts', to: npm('kafkajs') },
  { rule: 'meilisearch-in-its-adapter', from: `${a}/adapters/find.ts`, to: npm('meilisearch') },
  { rule: 'nodemailer-in-its-adapter', from: `${a}/adapters/tell.ts`, to: npm('nodemailer') },
  { rule: '@resvg/resvg-js-in-its-adapter', from: `${a}/adapters/draw.ts`, to: npm('@resvg/resvg-js') },
  {
    rule: '@opentelemetry/sdk-node-in-its-adapter',
    from: 'services/platform/messaging/relay/relay.ts',
    to: npm('@opentelemetry/sdk-node'),
  },
  { rule: 'messaging-imports', from: 'services/platform/messaging/relay/relay.ts', to: npm('@opentelemetry/sdk-node') },
  { rule: 'sharp-in-its-adapter', from: `${a}/queries/get-image/resize.ts`, to: npm('sharp') },
  { rule: 'tinypool-in-its-adapter', from: `${a}/queries/get-image/resize.ts`, to: npm('tinypool') },
  { rule: '@node-rs/argon2-in-its-adapter', from: `${a}/application/hash.ts`, to: npm('@node-rs/argon2') },
  {
    rule: '@aws-sdk/(client-s3|lib-storage)-in-its-adapter',
    from: `${a}/application/keep.ts`,
    to: npm('@aws-sdk/client-s3'),
  },
  { rule: 'web-push-in-its-adapter', from: `${a}/application/push.ts`, to: npm('web-push') },
  { rule: 'mediainfo.js-in-its-adapter', from: `${a}/application/probe.ts`, to: npm('mediainfo.js') },
  { rule: 'micromark-in-its-adapter', from: `${a}/application/article.ts`, to: npm('micromark') },
  { rule: 'sanitize-html-in-its-adapter', from: `${a}/application/article.ts`, to: npm('sanitize-html') },
  { rule: 'pdfkit-in-its-adapter', from: `${a}/application/receipt.ts`, to: npm('pdfkit') },
  { rule: 'feed-in-its-adapter', from: `${a}/queries/feed.ts`, to: npm('feed') },
  { rule: 'sitemap-in-its-adapter', from: `${a}/queries/map.ts`, to: npm('sitemap') },
  { rule: 'front-ends-import-no-services', from: 'frontend/src/lib/api.ts', to: `${a}/contract/film.events.ts` },
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
  { rule: 'resources-stand-alone', from: 'admin/src/users/UserPage.ts', to: 'admin/src/payments/PaymentPage.ts' },
  { rule: 'resources-stand-alone', from: 'admin/src/subtitles/List.ts', to: 'admin/src/requests/RequestRow.ts' },
  { rule: 'shared-knows-no-resource', from: 'admin/src/components/Tag.ts', to: 'admin/src/payments/PaymentPage.ts' },
];

const CONFIGS = ['.dependency-cruiser.cjs', '.dependency-cruiser.folders.cjs'];

interface Violation {
  from: string;
  rule: { name: string };
}

let folder: string;
let violations: Violation[];

/** Each fixture in a tree of its own, so that no other's imports stand in it. */
const treeOf = (fixture: Fixture) => `tree-${FIXTURES.indexOf(fixture)}`;

function writeFixture(fixture: Fixture): void {
  const put = (file: string, text: string) => {
    const target = path.join(folder, treeOf(fixture), file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text, { flag: 'a' });
  };
  const link = (source: string, target: string, name: string) => {
    const relative = path.relative(path.dirname(source), target);
    put(source, `import { thing as ${name} } from '${relative.startsWith('.') ? relative : `./${relative}`}';\n`);
    put(source, `export const own_${name} = ${name};\n`);
  };
  link(fixture.from, fixture.to, 'first');
  if (fixture.back) link(...fixture.back, 'second');
  for (const file of new Set([fixture.to, ...(fixture.back ?? [])])) put(file, 'export const thing = 1;\n');
}

function cruise(config: string): Violation[] {
  const cli = path.join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const args = [cli, folder, '--config', config, '--output-type', 'json', '--do-not-follow', 'nothing'];
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (!stdout) throw new Error(stderr);
  return JSON.parse(stdout).summary.violations;
}

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'parde-rules-'));
  for (const fixture of FIXTURES) writeFixture(fixture);
  violations = CONFIGS.flatMap(cruise);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the import rules', () => {
  it.each(FIXTURES)('$rule refuses $from importing $to', (fixture) => {
    const tree = `/${treeOf(fixture)}/`;
    const hits = violations.filter(({ rule, from }) => rule.name === fixture.rule && `/${from}/`.includes(tree));
    expect(hits.length).toBeGreaterThan(0);
  });

  it('have a wrong import each', async () => {
    const configs = await Promise.all(CONFIGS.map((config) => import(path.join(ROOT, config))));
    const rules: string[] = configs.flatMap(({ default: { forbidden } }) =>
      forbidden.map(({ name }: { name: string }) => name),
    );
    const proven = new Set(FIXTURES.map(({ rule }) => rule));
    expect(rules.filter((rule) => !proven.has(rule))).toEqual([]);
  });
});
