/*
 * Circles between folders, judged by the product's own files: a test may well look at what stands above the thing it tests.
 */
const { options } = require('./.dependency-cruiser.cjs');

module.exports = {
  forbidden: [
    {
      name: 'no-folder-circular',
      comment: 'Areas of the platform, and rooms of a module, never import each other in a circle.',
      severity: 'error',
      scope: 'folder',
      from: { path: '(?:^|/)services/' },
      to: { circular: true },
    },
  ],
  options: {
    ...options,
    exclude: { path: '(?:^|/)dist/|/fixtures/|/testing/|\\.spec\\.tsx?$|\\.contract\\.ts$|^tests/' },
  },
};
