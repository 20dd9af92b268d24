/* npm run bench:load. Sources import './x.js' as compiled code does; the hook lets a bare Node find './x.ts' there. */
import '../../../services/platform/database/embedded/testing/typescript-imports.mjs';

await import('./load.ts');
