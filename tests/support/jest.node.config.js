// The back end and the journeys: ES modules compiled by swc, Node's environment.
export default {
  displayName: 'node',
  rootDir: '../..',
  roots: ['<rootDir>/services', '<rootDir>/tests'],
  testEnvironment: 'node',
  testMatch: ['**/*.spec.ts'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/services/dist/'],
  modulePathIgnorePatterns: ['<rootDir>/services/dist/'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '^.+\\.ts$': ['@swc/jest'] },
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
};
