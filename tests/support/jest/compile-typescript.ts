import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Options, transformSync, version } from '@swc/core';

const CACHE = path.resolve(import.meta.dirname, '../../../node_modules/.cache/parde/compiled-suites');

/** As .swcrc has it for what runs in production, and JSX as Vite takes it. */
const OPTIONS = {
  swcrc: false,
  sourceMaps: 'inline' as const,
  module: { type: 'es6' as const },
  jsc: {
    target: 'es2023' as const,
    keepClassNames: true,
    transform: {
      legacyDecorator: true,
      decoratorMetadata: true,
      useDefineForClassFields: false,
      react: { runtime: 'automatic' as const },
    },
  },
} satisfies Options;
const SETTINGS = `${version}${JSON.stringify(OPTIONS)}`;

mkdirSync(CACHE, { recursive: true });

/** JavaScript with its source map inside, compiled once for each text of a file. */
export function compileTypescript(url: string): string {
  const file = fileURLToPath(url);
  const source = readFileSync(file, 'utf8');
  const kept = path.join(
    CACHE,
    createHash('sha1').update(SETTINGS).update(file).update('\0').update(source).digest('hex'),
  );
  if (existsSync(kept)) return readFileSync(kept, 'utf8');
  const code = compile(file, source);
  // Two workers may write the same file: each writes its own, and the last name wins.
  const written = `${kept}.${process.pid}`;
  writeFileSync(written, code);
  renameSync(written, kept);
  return code;
}

function compile(file: string, source: string): string {
  const tsx = file.endsWith('x');
  const parser = { syntax: 'typescript' as const, tsx, decorators: true };
  return transformSync(source, { ...OPTIONS, filename: file, jsc: { ...OPTIONS.jsc, parser } }).code;
}
