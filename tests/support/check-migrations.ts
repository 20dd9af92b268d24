/* Fails when an entity differs from what the migrations make: some migration is missing. */
const compiled = (file: string) => import(new URL(`../../services/dist/${file}`, import.meta.url).href);

const { startTestServer, stopTestServer } = await compiled('platform/database/embedded/test-server.js');
const { prepareTemplate } = await compiled('apps/prepare-test-template.js');
const { schemaDrift } = await compiled('apps/schema-drift.js');
const { databaseUrl, TEMPLATE_DATABASE } = await compiled('platform/testing/test-database.js');

await startTestServer();
let drift: string[];
try {
  await prepareTemplate(process.env['TEST_DATABASE_URL']);
  drift = await schemaDrift(databaseUrl(process.env['TEST_DATABASE_URL']!, TEMPLATE_DATABASE));
} finally {
  await stopTestServer();
}
for (const query of drift) process.stderr.write(`missing in the migrations: ${query}\n`);
process.exit(drift.length > 0 ? 1 : 0);

export {};
