/*
 * The import rules of the architecture. `tests/architecture/import-rules.spec.ts` proves with small trees of wrong imports
 * that each of them bites. In the fixtures the same layout lies under another root, so paths are matched anywhere.
 */
const MODULE = '(^|/)services/modules/([^/]+)/';
const CLIENTS = {
  kafkajs: 'kafka',
  meilisearch: 'meilisearch',
  nodemailer: 'mail',
  '@resvg/resvg-js': 'media',
  sharp: 'media',
};

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

module.exports = {
  forbidden: [
    forbid('no-circular', 'Imports never go in a circle.', {}, { circular: true }),
    forbid(
      'nobody-imports-apps',
      'apps compose; nobody imports them.',
      { path: '(^|/)services/(modules|platform)/' },
      { path: '(^|/)services/apps/' },
    ),
    forbid(
      'platform-knows-no-feature',
      'platform never imports modules or migrations.',
      { path: '(^|/)services/platform/' },
      { path: '(^|/)services/(modules|migrations)/' },
    ),
    forbid(
      'modules-meet-in-events',
      'A module sees only the events of another module.',
      { path: MODULE },
      { path: MODULE, pathNot: ['(^|/)services/modules/$2/', '(^|/)services/modules/[^/]+/events/'] },
    ),
    forbid(
      'domain-is-pure',
      'domain imports only domain, its own events and the shared error type.',
      { path: '(^|/)services/modules/([^/]+)/domain/', pathNot: '\\.spec\\.ts$|/modules/media/domain/artwork/render' },
      {
        path: '.',
        pathNot: [
          '(^|/)services/modules/[^/]+/(domain|events)/',
          '(^|/)services/platform/(errors|text)/',
          '(^|/)node_modules/zod/',
          '^(node:)?(crypto|util)$',
        ],
      },
    ),
    forbid(
      'domain-without-frameworks',
      'domain knows no Nest and no TypeORM.',
      { path: '(^|/)services/modules/[^/]+/domain/', pathNot: '\\.spec\\.ts$' },
      { path: 'node_modules/(@nestjs|typeorm|pg|fastify)' },
    ),
    forbid(
      'commands-read-no-read-model',
      'commands never import queries or projections.',
      { path: '(^|/)services/modules/[^/]+/commands/', pathNot: '\\.spec\\.ts$' },
      { path: '(^|/)services/modules/[^/]+/(queries|projections)/' },
    ),
    forbid(
      'projections-stand-alone',
      'projections never import commands, domain decisions or persistence.',
      { path: '(^|/)services/modules/[^/]+/projections/', pathNot: '\\.spec\\.ts$' },
      { path: '(^|/)services/modules/[^/]+/(commands|domain|persistence)/' },
    ),
    forbid(
      'queries-read-rows-only',
      'queries never import commands or persistence.',
      { path: '(^|/)services/modules/[^/]+/queries/', pathNot: '\\.spec\\.ts$' },
      { path: '(^|/)services/modules/[^/]+/(commands|persistence)/' },
    ),
    ...Object.entries(CLIENTS).map(([client, folder]) =>
      forbid(
        `${client}-in-its-adapter`,
        `${client} appears only in its adapter folder.`,
        { path: '(^|/)services/', pathNot: `(^|/)services/.*${folder}|\\.spec\\.ts$` },
        { path: `node_modules/${client}/` },
      ),
    ),
    forbid(
      'front-ends-import-no-services',
      'The front ends use the generated client.',
      { path: '(^|/)(frontend|admin)/src/' },
      { path: '(^|/)services/' },
    ),
    forbid(
      'front-ends-apart',
      'The public site and the console share no code.',
      { path: '(^|/)(frontend|admin)/src/' },
      { path: '(^|/)(frontend|admin)/src/', pathNot: '(^|/)$2/src/' },
    ),
    forbid(
      'features-stand-alone',
      'A feature of the public site never imports another.',
      { path: '(^|/)frontend/src/features/([^/]+)/' },
      { path: '(^|/)frontend/src/features/', pathNot: '(^|/)frontend/src/features/$2/' },
    ),
    forbid(
      'lower-layers-know-no-features',
      'components and lib never import features or app.',
      { path: '(^|/)frontend/src/(components|lib)/' },
      { path: '(^|/)frontend/src/(features|app)/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/|/fixtures/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.jsx', '.mjs', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
    },
  },
};
