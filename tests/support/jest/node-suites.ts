import { installSuites } from './install-suites.ts';

installSuites({ timeoutMs: 60_000 });
