/*
 * Writes the API's description beside the compiled services, for a process that serves it without knowing all of it. Run by the
 * build.
 */
import { writeFileSync } from 'node:fs';

const dist = new URL('../../dist/', import.meta.url);
const { describeApi } = await import(new URL('apps/cli/routes/openapi-document.js', dist).href);
writeFileSync(new URL('openapi.json', dist), JSON.stringify(await describeApi()));
process.exit(0);
