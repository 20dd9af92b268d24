import path from 'node:path';
import type { Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

function chunkOf(bundle: Bundle, module: string): Rolldown.OutputChunk | undefined {
  return Object.values(bundle).find(
    (file): file is Rolldown.OutputChunk => file.type === 'chunk' && file.facadeModuleId === module,
  );
}

/** A chunk with all that it imports at once. */
function closureOf(bundle: Bundle, chunk: Rolldown.OutputChunk, found = new Set<string>()): Set<string> {
  if (found.has(chunk.fileName)) return found;
  found.add(chunk.fileName);
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === 'chunk') closureOf(bundle, imported, found);
  }
  return found;
}

/** The files that a module of `src` needs, itself among them. @throws when it is no chunk of its own: then its name has changed. */
export function filesOf(bundle: Bundle, source: string, module: string): string[] {
  const chunk = chunkOf(bundle, path.join(source, module));
  if (!chunk) throw new Error(`${module} has no file of its own in the build`);
  return [...closureOf(bundle, chunk)];
}

/** The files that every page loads. */
export function entryFiles(bundle: Bundle): string[] {
  const entries = Object.values(bundle).filter((file) => file.type === 'chunk' && file.isEntry);
  return [...new Set(entries.flatMap((chunk) => [...closureOf(bundle, chunk as Rolldown.OutputChunk)]))];
}
