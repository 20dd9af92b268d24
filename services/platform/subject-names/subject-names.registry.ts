import { Injectable } from '@nestjs/common';
import { ReadDatabase } from '#platform/database/read-database.ts';

export interface SubjectName {
  fa: string | null;
  en: string;
}

/** How one feature names what it has; what has no name is left out. */
export type NamedSubjects = {
  /** As the audit log calls it, for example `titles`. */
  resource: string;
} & (
  | {
      /** Rows `id` and `name` (a SubjectName) of the ids in `$1`. */
      sql: string;
    }
  | { find(ids: readonly number[]): Promise<ReadonlyMap<number, SubjectName>> }
);

/** A place of the audit log: what kind of thing, and which. */
export interface Subject {
  resource: string;
  resource_id: number | null;
}

const MAX_NAME = 200;

/** What things of the site are called now; every feature names its own. */
@Injectable()
export class SubjectNamesRegistry {
  private readonly known = new Map<string, NamedSubjects>();

  constructor(private readonly database: ReadDatabase) {}

  add(...subjects: NamedSubjects[]): void {
    for (const one of subjects) this.known.set(one.resource, one);
  }

  /** @returns of each its name; null where it has none. */
  async of(subjects: readonly Subject[]): Promise<(SubjectName | null)[]> {
    const resources = [...new Set(subjects.map(({ resource }) => resource))];
    const found = await Promise.all(resources.map((resource) => this.find(resource, subjects)));
    const names = new Map(resources.map((resource, place) => [resource, found[place]]));
    return subjects.map(({ resource, resource_id: id }) => (id !== null && names.get(resource)?.get(id)) || null);
  }

  private async find(resource: string, subjects: readonly Subject[]): Promise<ReadonlyMap<number, SubjectName>> {
    const ids = subjects.flatMap((one) => (one.resource === resource && one.resource_id) || []);
    const named = this.known.get(resource);
    if (!named || ids.length === 0) return new Map();
    if ('find' in named) return named.find(ids);
    const rows = await this.database.rows<{ id: number; name: SubjectName }>(named.sql, [ids]);
    return new Map(rows.map(({ id, name }) => [id, short(name)]));
  }
}

/** Some are called by what is written in them. */
const short = ({ fa, en }: SubjectName) => ({ fa: fa?.slice(0, MAX_NAME) ?? null, en: en.slice(0, MAX_NAME) });
