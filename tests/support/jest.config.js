export default {
  rootDir: '../..',
  projects: [
    '<rootDir>/tests/support/jest.node.config.js',
    '<rootDir>/frontend/jest.config.js',
    '<rootDir>/admin/jest.config.js',
  ],
  testSequencer: '<rootDir>/tests/support/longest-first.js',
  testTimeout: 60_000,
  // One more than the two cores there are at least: the suites of whole sites wait for each other's processes a good deal.
  maxWorkers: 3,
};
