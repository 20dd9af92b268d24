/* npm run import and its like: builds the services when they are out of date, then runs the command. */
import { build } from './build.ts';

await build(['services'], (line) => process.stderr.write(`  ${line}\n`));
await import(new URL('../../dist/bin/cli.js', import.meta.url).href);
