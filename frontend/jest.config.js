// The public site: jsdom, compiled to CommonJS by swc; packages that come as ES modules only are compiled along.
export default {
  displayName: 'frontend',
  rootDir: '.',
  testEnvironment: 'jest-environment-jsdom',
  testEnvironmentOptions: { customExportConditions: ['browser'] },
  setupFiles: ['<rootDir>/jest.browser-globals.cjs'],
  testMatch: ['<rootDir>/src/**/*.unit.spec.{ts,tsx}'],
  transform: {
    '^.+\\.(t|j|mj)sx?$': [
      '@swc/jest',
      {
        swcrc: false,
        module: { type: 'commonjs' },
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
  },
  transformIgnorePatterns: [],
  moduleNameMapper: { '\\.css$': 'identity-obj-proxy' },
};
