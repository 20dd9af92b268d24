/*
 * The import rules of the architecture, as an allow-list: each layer says what it may import, and everything else is refused.
 * `tests/architecture/import-rules.spec.ts` proves with small trees of wrong imports that each rule bites. In the fixtures the
 * same layout lies under another root, so paths are matched anywhere.
 */
const SERVICES = '(?:^|/)services/';
const SPEC = '\\.spec\\.tsx?$|\\.contract\\.ts$';
/** What only tests import: they themselves, and what they are given. */
const OF_TESTS = `${SPEC}|/testing/`;

/** Rooms of the importing file's own module; `$1` is its name. */
const own = (...rooms) => `${SERVICES}modules/$1/(${rooms.join('|')})/`;
const otherContracts = `${SERVICES}modules/[^/]+/contract/`;
const platform = (...areas) => `${SERVICES}platform/(${areas.join('|')})/`;
const npm = (...packages) => `(?:^|/)node_modules/(@types/)?(${packages.join('|')})/`;
const node = (...modules) => `^(node:)?(${modules.join('|')})$`;

/** Node's own modules; their names have no dot, as every file has. */
const ANY_NODE = node('[a-z_0-9/]+');

const NEST = ['@nestjs/common', '@nestjs/cqrs'];
const MODULE_FILES = '[^/]+\\.module\\.ts$';

const refuse = (name, comment, from, to, more = {}) => ({ name, comment, severity: 'error', from, to, ...more });
/** A layer imports what is on its list and nothing else. */
const only = (name, comment, from, allowed, pathNot = OF_TESTS) =>
  refuse(name, comment, { path: from, pathNot }, { pathNot: allowed });
/** The same for a room of every module. */
const room = (folder, comment, allowed) =>
  only(`${folder}-imports`, comment, `${SERVICES}modules/([^/]+)/${folder}/`, allowed);

const KERNEL = 'kernel';
const BASE = [KERNEL, 'telemetry'];
const MESSAGING = [...BASE, 'database', 'messaging'];

/** The platform's areas beside those layers: on which others each stands. */
const AREAS = {
  http: MESSAGING,
  auth: [KERNEL, 'http'],
  calls: [KERNEL],
  captcha: [...BASE, 'messaging', 'http'],
  'child-process': [],
  documents: [...MESSAGING, 'http', 'auth'],
  health: [...BASE, 'http'],
  jobs: MESSAGING,
  mail: [KERNEL, 'http', 'calls'],
  markdown: [KERNEL],
  pages: [...BASE, 'http'],
  'personal-data': ['database'],
  pictures: ['telemetry', 'child-process'],
  sitemap: [KERNEL, 'database', 'http', 'documents'],
  startup: [],
  storage: BASE,
  'subject-names': ['database'],
  throttling: [KERNEL, 'database'],
  'waiting-work': [KERNEL, 'database'],
};

const SHARED_BY_RESOURCES = 'components|format|providers|theme|browser|i18n|api';
/** Any folder of the console but what is shared and what frames the resources. */
const RESOURCE = `(?:^|/)admin/src/(?!(?:${SHARED_BY_RESOURCES}|app|layout|login)/)([^/]+)/`;

module.exports = {
  forbidden: [
    refuse('no-circular', 'Imports never go in a circle.', {}, { circular: true }),
    refuse(
      'product-knows-no-tests',
      'What is shipped imports neither tests nor what they are given.',
      { path: '(?:^|/)(services|frontend/src|admin/src)/', pathNot: OF_TESTS },
      { path: `(?:${OF_TESTS}|^tests/)`, pathNot: 'node_modules' },
    ),
    refuse(
      'services-import-no-front-end',
      'The services know the front ends by what these build, never by their sources.',
      { path: SERVICES },
      { path: '(?:^|/)(frontend|admin)/' },
    ),
    refuse(
      'services-have-rooms',
      'Every file of a module stands in a room that the rules know, or is a module file.',
      {
        path: `${SERVICES}modules/[^/]+/`,
        pathNot: `${SERVICES}modules/[^/]+/((contract|domain|commands|application|adapters|jobs|persistence|projections|queries|testing|demo)/|[^/]+\\.(module|int\\.spec)\\.ts$)`,
      },
      { path: '.' },
    ),

    // Rooms of a module.
    room('contract', 'What a module publishes: events, ports, read types. It knows nothing of what is behind it.', [
      own('contract', 'domain'),
      otherContracts,
      platform(KERNEL, 'messaging/outbox', 'messaging/commands', 'messaging/projections'),
      npm('zod', 'typeorm'),
    ]),
    room('domain', 'Pure: decisions, its own events, the shared error type.', [
      own('domain', 'contract'),
      otherContracts,
      platform('kernel/errors', 'kernel/text'),
      `${SERVICES}platform/kernel/time/durations\\.ts$`,
      npm('zod'),
      node('crypto', 'util'),
    ]),
    room('persistence', 'Entities and repositories of the write side.', [
      own('persistence', 'domain', 'contract'),
      otherContracts,
      platform(KERNEL, 'database', 'messaging/commands', 'jobs'),
      npm('@nestjs/common', '@nestjs/typeorm', 'typeorm'),
      node('crypto'),
    ]),
    room('application', 'What several commands share.', [
      own('application', 'domain', 'persistence', 'contract'),
      otherContracts,
      platform(...MESSAGING, 'http', 'auth', 'jobs', 'captcha', 'throttling', 'pictures', 'storage'),
      npm(...NEST, 'zod', 'typeorm', '@node-rs/argon2', 'otpauth', 'csv-parse', 'bowser'),
      node(
        'crypto',
        'os',
        'stream',
        'stream/promises',
        'timers/promises',
        'util',
        'zlib',
        'fs',
        'fs/promises',
        'path',
        'readline',
      ),
    ]),
    room('commands', 'One folder, one command; state by repositories, never a read model.', [
      own('commands', 'application', 'domain', 'persistence', 'contract'),
      otherContracts,
      platform(
        KERNEL,
        'telemetry',
        'messaging/commands',
        'messaging/outbox',
        'http',
        'auth',
        'jobs',
        'captcha',
        'throttling',
        'pictures',
        'storage',
        'mail',
      ),
      npm(...NEST, '@nestjs/core', '@nestjs/swagger', 'zod', 'fastify', '@fastify/formbody', 'typeorm'),
      node('crypto', 'stream', 'util'),
    ]),
    room('jobs', 'Jobs and scheduled jobs, through ports.', [
      own('jobs', 'application', 'domain', 'persistence', 'contract', 'commands'),
      otherContracts,
      platform(...MESSAGING, 'jobs', 'mail', 'calls', 'storage'),
      npm(...NEST, 'zod', 'pino', 'typeorm', 'p-map'),
      node('crypto', 'stream/promises'),
    ]),
    room('adapters', 'What speaks to the outside, behind a port.', [
      own('adapters', 'contract', 'domain', 'application'),
      otherContracts,
      platform(...MESSAGING, 'child-process', 'pictures', 'storage'),
      npm('.*'),
      ANY_NODE,
    ]),
    room('projections', 'From events to rows, rebuildable from zero.', [
      own('projections', 'contract', 'domain'),
      otherContracts,
      platform(...MESSAGING),
      npm('@nestjs/common', 'pino', 'pg'),
      node('timers/promises', 'crypto'),
    ]),
    room('queries', 'What the screens read: rows only.', [
      own('queries', 'contract', 'domain', 'adapters'),
      otherContracts,
      platform(
        KERNEL,
        'telemetry',
        'database',
        'documents',
        'http',
        'auth',
        'personal-data',
        'subject-names',
        'waiting-work',
        'storage',
        'pictures',
        'markdown',
        'sitemap',
        'throttling/in-process',
        'messaging/projections',
        'messaging/feed',
      ),
      npm(...NEST, '@nestjs/core', '@nestjs/swagger', 'zod', 'fastify', 'lru-cache'),
      node('crypto', 'fs', 'fs/promises', 'path', 'timers/promises', 'util'),
    ]),
    room('demo', 'Demo data, through the same commands as everything else.', [
      own('demo', 'commands', 'domain', 'contract', 'application', 'persistence', 'adapters'),
      otherContracts,
      platform(KERNEL, 'messaging/commands', 'messaging/outbox', 'storage'),
      npm(...NEST, 'zod'),
      ANY_NODE,
    ]),
    only('modules-meet-in-contracts', 'A module sees only the contract of another.', `${SERVICES}modules/([^/]+)/`, [
      `${SERVICES}modules/$1/`,
      otherContracts,
      `${SERVICES}platform/`,
      npm('.*'),
      ANY_NODE,
    ]),
    only(
      'tests-see-sides',
      'Tests of a module also see what they run beside it: other modules’ sides, what those give tests, test support.',
      `${SERVICES}modules/([^/]+)/(?:.*\\.spec\\.ts$|testing/)`,
      [
        `${SERVICES}modules/$1/`,
        otherContracts,
        `${SERVICES}modules/[^/]+/${MODULE_FILES}`,
        `${SERVICES}modules/[^/]+/testing/(given|sample)-`,
        `${SERVICES}platform/`,
        '(?:^|/)tests/support/',
        npm('.*'),
        ANY_NODE,
      ],
      '^$',
    ),

    refuse(
      'orm-by-its-types',
      'Outside persistence the ORM is seen by its types alone: a transaction’s manager is passed on, never asked.',
      {
        path: `${SERVICES}modules/[^/]+/(contract|domain|commands|application|jobs|queries|projections)/`,
        pathNot: SPEC,
      },
      { path: npm('typeorm'), dependencyTypesNot: ['type-only'] },
    ),

    // Layers of the platform.
    only('kernel-imports', 'The kernel stands on nothing.', platform(KERNEL), [
      platform(KERNEL),
      npm('@nestjs/common', 'nestjs-cls', 'zod'),
      ANY_NODE,
    ]),
    only('telemetry-imports', 'Logs, metrics and traces stand on the kernel.', platform('telemetry'), [
      platform(...BASE),
      npm('@nestjs/common', 'pino', 'prom-client', '@opentelemetry/(api|sdk-node)'),
      ANY_NODE,
    ]),
    only('database-imports', 'The databases stand on kernel and telemetry.', platform('database'), [
      platform(...BASE, 'database'),
      npm('@nestjs/common', '@nestjs/typeorm', 'typeorm', 'pg'),
      ANY_NODE,
    ]),
    only(
      'messaging-imports',
      'Commands, outbox, relay, transports and projections stand on the databases.',
      platform('messaging'),
      [
        platform(...MESSAGING),
        npm(
          ...NEST,
          '@nestjs/core',
          '@nestjs/typeorm',
          'typeorm',
          'pg',
          'kafkajs',
          'nestjs-cls',
          'pino',
          'prom-client',
          'uuid',
          'zod',
          '@opentelemetry/api',
        ),
        ANY_NODE,
      ],
    ),
    refuse(
      'platform-knows-no-feature',
      'The platform imports neither features nor what composes them.',
      { path: platform('.*'), pathNot: `${SPEC}|${SERVICES}platform/testing/` },
      { path: `${SERVICES}(modules|apps|tools|migrations)/` },
    ),
    ...Object.entries(AREAS).map(([area, below]) =>
      only(`${area}-imports`, 'An area of the platform stands on those that the list above names.', platform(area), [
        platform(area, ...below),
        npm('.*'),
        ANY_NODE,
      ]),
    ),
    refuse(
      'platform-areas-are-known',
      'Every area of the platform has its list.',
      {
        path: `${SERVICES}platform/`,
        pathNot: platform(...MESSAGING, 'testing', ...Object.keys(AREAS)),
      },
      { path: '.' },
    ),
    only('migrations-imports', 'Migrations are SQL, as it was on their day.', `${SERVICES}migrations/`, [
      `${SERVICES}migrations/`,
      npm('typeorm'),
      node('fs', 'path'),
    ]),

    // Tools and apps.
    refuse(
      'tools-know-no-feature',
      'Tools stand beside the product: they import the platform at most.',
      { path: `${SERVICES}tools/`, pathNot: `${SPEC}|/main\\.ts$` },
      { path: `${SERVICES}(modules|apps|migrations)/` },
    ),
    refuse(
      'nobody-imports-apps',
      'apps compose; nobody imports them.',
      { path: `${SERVICES}(modules|platform|tools|migrations)/`, pathNot: `${SPEC}|/tools/[^/]+/main\\.ts$` },
      { path: `${SERVICES}apps/` },
    ),
    only(
      'apps-bind',
      'apps bind: modules, platform, tools, migrations, Nest; no client of anything outside.',
      `${SERVICES}apps/`,
      [
        SERVICES,
        npm('@nestjs/.*', 'reflect-metadata', 'fastify', '@fastify/static', 'cli-progress', 'typeorm', 'pg'),
        ANY_NODE,
      ],
    ),

    // Clients of the outside world, each in its adapter.
    ...Object.entries({
      kafkajs: 'platform/messaging/transport/kafka/',
      meilisearch: 'modules/search/adapters/meilisearch/',
      nodemailer: 'platform/mail/smtp/',
      '@resvg/resvg-js': 'modules/media/adapters/',
      '@opentelemetry/sdk-node': 'platform/telemetry/',
      sharp: '(platform/pictures/sharp|modules/media/adapters)/',
      tinypool: 'platform/child-process/',
      '@node-rs/argon2': 'modules/accounts/application/security/',
      '@aws-sdk/(client-s3|lib-storage)': 'platform/storage/s3/',
      'mediainfo.js': 'modules/media/adapters/',
      'web-push': 'modules/notifications/adapters/',
      micromark: 'platform/markdown/',
      'sanitize-html': 'platform/markdown/',
      pdfkit: 'modules/payments/adapters/receipt-pdf/',
      feed: 'modules/editorial/adapters/rss/',
      sitemap: 'platform/sitemap/',
    }).map(([client, folder]) =>
      refuse(
        `${client}-in-its-adapter`,
        `${client} appears only in its adapter.`,
        { path: SERVICES, pathNot: `${SERVICES}${folder}|${OF_TESTS}` },
        { path: `(?:^|/)node_modules/${client}/` },
      ),
    ),

    // The front ends.
    refuse(
      'front-ends-import-no-services',
      'The front ends use the generated client.',
      { path: '(?:^|/)(frontend|admin)/src/' },
      { path: SERVICES },
    ),
    refuse(
      'front-ends-apart',
      'The public site and the console share no code.',
      { path: '(?:^|/)(frontend|admin)/src/' },
      { path: '(?:^|/)(frontend|admin)/src/', pathNot: '(?:^|/)$1/src/' },
    ),
    refuse(
      'features-stand-alone',
      'A feature of the public site never imports another.',
      { path: '(?:^|/)frontend/src/features/([^/]+)/' },
      { path: '(?:^|/)frontend/src/features/', pathNot: '(?:^|/)frontend/src/features/$1/' },
    ),
    refuse(
      'lower-layers-know-no-features',
      'components and lib never import features or app.',
      { path: '(?:^|/)frontend/src/(components|lib)/' },
      { path: '(?:^|/)frontend/src/(features|app)/' },
    ),
    refuse(
      'resources-stand-alone',
      'A resource of the console never imports another; what they share stands in components, format, providers.',
      { path: RESOURCE },
      { path: RESOURCE, pathNot: '(?:^|/)admin/src/$1/' },
    ),
    refuse(
      'shared-knows-no-resource',
      'What the console’s resources share knows none of them.',
      { path: `(?:^|/)admin/src/(${SHARED_BY_RESOURCES})/` },
      { path: `${RESOURCE}|(?:^|/)admin/src/app/` },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(?:^|/)dist/|/fixtures/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.jsx', '.mjs', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'types', 'default'],
    },
  },
};
