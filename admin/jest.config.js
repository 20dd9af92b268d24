// The console: jsdom, the packages' browser builds, compiled to CommonJS by swc.
export default {
  displayName: 'admin',
  testEnvironment: 'jsdom',
  testEnvironmentOptions: { customExportConditions: ['browser'] },
  setupFiles: ['<rootDir>/jest.browser-globals.cjs'],
  testMatch: ['<rootDir>/src/**/*.unit.spec.{ts,tsx}'],
  moduleNameMapper: { '\\.css$': 'identity-obj-proxy' },
  transform: {
    '\\.(m?[jt]sx?)$': [
      '@swc/jest',
      {
        swcrc: false,
        jsc: {
          target: 'es2023',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  // Only these few packages come as ES modules alone.
  transformIgnorePatterns: [
    '/node_modules/(?!(react-hotkeys-hook|query-string|decode-uri-component|split-on-first|filter-obj)/)',
  ],
};
