import { installSuites } from './install-suites.ts';

/** Only what hangs reaches it, also where two browsers and their sites share a small machine. */
installSuites({ timeoutMs: 180_000 });
