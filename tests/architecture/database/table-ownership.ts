import { filesUnder, textOf } from '../deploy/deploy-files.ts';
import { type NamedTable, namedTables, type SourceFile } from './table-names.ts';

/** The sources of the modules and the platform, without what only tests run. */
export function productSources(): SourceFile[] {
  const files = [...filesUnder('services/modules', /\.ts$/), ...filesUnder('services/platform', /\.ts$/)];
  return files
    .filter((file) => !/\.spec\.ts$|\/testing\//.test(file))
    .map((file) => ({ path: file.replace(/^services\/(modules\/)?/, ''), text: textOf(file) }));
}

/** Which lines of SQL name a table of somebody else: `payments/x.ts names write.account, which belongs to accounts`. */
export function foreignTables(sources: readonly SourceFile[], owners: ReadonlyMap<string, string>): string[] {
  const found = sources.flatMap((source) =>
    namedTables(source).flatMap((named) => complaints(source.path, named, owners)),
  );
  return [...new Set(found)].sort();
}

function complaints(path: string, { schema, name, whole }: NamedTable, owners: ReadonlyMap<string, string>): string[] {
  const self = path.split('/')[0]!;
  const named = `${schema}.${name}`;
  // The platform rebuilds the tables of whichever projection it is given; it knows none of them.
  if (self === 'platform' && name === '') return [];
  const meant = whole ? [named] : [...owners.keys()].filter((table) => table.startsWith(named));
  return meant
    .map((table) => ({ table, owner: owners.get(table) }))
    .filter(({ owner }) => owner !== undefined && owner.split('/')[0] !== self)
    .map(({ table, owner }) => `${path} names ${table}, which belongs to ${owner}`);
}
