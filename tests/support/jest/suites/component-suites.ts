import { cleanup, configure } from '@testing-library/react';
import { clearBrowser } from '../browser-globals.ts';
import { installSuites } from './install-suites.ts';

// On a busy machine a lazy part is compiled for longer than the library waits.
configure({ asyncUtilTimeout: 15_000 });
// The testing library would clean up in the suite that imports it first.
installSuites({ timeoutMs: 60_000, afterEach: cleanup, afterSuite: clearBrowser });
