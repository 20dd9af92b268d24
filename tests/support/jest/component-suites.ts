import { cleanup } from '@testing-library/react';
import { clearBrowser } from './browser-globals.ts';
import { installSuites } from './install-suites.ts';

// The testing library would clean up in the suite that imports it first.
installSuites({ timeoutMs: 10_000, afterEach: cleanup, afterSuite: clearBrowser });
