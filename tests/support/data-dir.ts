import path from 'node:path';

/** Where programs have their files of which a suite says nothing: not in that of whoever works here. Each run of the tests begins it anew. */
export const DATA_DIR = path.resolve(import.meta.dirname, '../../node_modules/.cache/parde/data');
