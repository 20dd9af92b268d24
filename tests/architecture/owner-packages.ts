import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Where a package is declared and does its work. */
interface Workspace {
  /** Folder of its package file. */
  folder: string;
  sources: string;
}

const SERVICES: Workspace = { folder: 'services', sources: 'services/{apps,modules,platform,tools}/**/*.ts' };
const FRONTEND: Workspace = { folder: 'frontend', sources: 'frontend/src/**/*.{ts,tsx}' };
const CONSOLE: Workspace = { folder: 'admin', sources: 'admin/src/**/*.{ts,tsx}' };
const TESTS: Workspace = { folder: '.', sources: 'tests/support/**/*.ts' };

/** The packages that the product's owner fixed, each with the workspaces that need it. Jest is apart: its specs import nothing. */
export const OWNER_PACKAGES: Readonly<Record<string, Workspace[]>> = {
  react: [FRONTEND, CONSOLE],
  'react-dom': [FRONTEND, CONSOLE],
  'react-admin': [CONSOLE],
  'ra-data-simple-rest': [CONSOLE],
  '@nestjs/core': [SERVICES],
  '@nestjs/cqrs': [SERVICES],
  '@nestjs/typeorm': [SERVICES],
  typeorm: [SERVICES],
  pg: [SERVICES],
  kafkajs: [SERVICES],
  '@nestjs/passport': [SERVICES],
  'passport-jwt': [SERVICES],
  meilisearch: [SERVICES],
  'react-router-dom': [FRONTEND, CONSOLE],
  testcontainers: [TESTS],
};

const JEST_START = 'node_modules/jest/bin/jest.js';

/** @returns a line for each package that a workspace below `root` does not declare, or never imports but for types. */
export function missingPackages(root: string): string[] {
  const found = Object.entries(OWNER_PACKAGES).flatMap(([name, workspaces]) =>
    workspaces.flatMap((workspace) => errorsOf(root, name, workspace)),
  );
  return [...found, ...jestErrors(root)];
}

function errorsOf(root: string, name: string, { folder, sources }: Workspace): string[] {
  if (!isDeclared(root, folder, name)) return [`${name} is missing in ${path.join(folder, 'package.json')}`];
  const files = globSync(sources, { cwd: root }).filter((file) => !/\.spec\.tsx?$|(^|\/)testing\//.test(file));
  const isUsed = files.some((file) => imports(readFileSync(path.join(root, file), 'utf8'), name));
  return isUsed ? [] : [`${name} is never imported by ${folder}`];
}

/** Its globals come by types, and its runner by the program that `npm test` starts. */
function jestErrors(root: string): string[] {
  const missing = ['jest', '@types/jest'].filter((name) => !isDeclared(root, '.', name));
  const start = textOf(path.join(root, 'tests/support/run-tests.ts'));
  return [
    ...missing.map((name) => `${name} is missing in package.json`),
    ...(start.includes(JEST_START) ? [] : ['jest is never started by tests/support/run-tests.ts']),
  ];
}

function isDeclared(root: string, folder: string, name: string): boolean {
  const text = textOf(path.join(root, folder, 'package.json')) || '{}';
  const { dependencies = {}, devDependencies = {} } = JSON.parse(text);
  return name in { ...dependencies, ...devDependencies };
}

function imports(text: string, name: string): boolean {
  const module = `'${name.replaceAll('/', '\\/')}(?:\\/[^']*)?'`;
  const statement = new RegExp(`^import (?!type )(?:[^;']*? from )?${module};|\\bimport\\(${module}\\)`, 'm');
  return statement.test(text);
}

function textOf(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
