import path from 'node:path';

/** Where the script that makes the clips puts them, in the sources. */
export const CLIPS = path.join(import.meta.dirname, 'clips');
