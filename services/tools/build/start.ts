/* npm start: builds what is out of date, then becomes the site. One process, so that a signal reaches it directly. */
import { fileURLToPath } from 'node:url';
import { become } from './become.ts';
import { build } from './build.ts';

try {
  await build([], (line) => process.stdout.write(`  ${line}\n`));
} catch (error) {
  process.stderr.write(`\nparde: the build failed\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
await become(fileURLToPath(new URL('../../dist/bin/site.js', import.meta.url)));
