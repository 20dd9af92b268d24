export default {
  rootDir: '../..',
  projects: ['<rootDir>/tests/support/jest.node.config.js'],
  testTimeout: 60_000,
  maxWorkers: 2,
};
