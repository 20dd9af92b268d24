import path from 'node:path';

/** Processes start often in tests: what Node has compiled of the packages is kept between them, and between runs. */
export const COMPILE_CACHE = path.resolve(import.meta.dirname, '../../node_modules/.cache/parde/compiled');
