export default {
  rootDir: '../..',
  projects: [
    '<rootDir>/tests/support/jest.node.config.js',
    '<rootDir>/frontend/jest.config.js',
    '<rootDir>/admin/jest.config.js',
  ],
  testSequencer: '<rootDir>/tests/support/longest-first.js',
  testTimeout: 60_000,
  maxWorkers: 2,
};
