/* Loaded by --import into Jest and its workers. */
import './worker-data.ts';
import './module-hooks.ts';
