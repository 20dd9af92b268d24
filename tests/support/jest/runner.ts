import { createRunner } from 'jest-light-runner';

const LightRunner = createRunner({ runtime: 'child_process' });
type GlobalConfig = ConstructorParameters<typeof LightRunner>[0];

export default class SuiteRunner extends LightRunner {
  constructor(config: GlobalConfig, context: unknown, options: unknown) {
    // Its workers take the pattern of -t from here: they leave out the hooks of blocks in which no test has such a name.
    process.env['TEST_NAME_PATTERN'] = config.testNamePattern ?? '';
    // With one worker it runs suites in Jest's own process, and fails there when there are several projects.
    super({ ...config, maxWorkers: Math.max(2, config.maxWorkers) }, context, options);
  }
}
