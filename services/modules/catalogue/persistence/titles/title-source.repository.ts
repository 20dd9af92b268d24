import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { PlacedRecord } from '../../domain/imports/placement.ts';

export interface SourceRow {
  source: string;
  source_key: string;
  title_id: number;
  record_hash: string;
}

/** The records of sources, and the titles that they became. */
@Injectable()
export class TitleSourceRepository {
  find(manager: EntityManager, records: readonly { source: string; sourceKey: string }[]): Promise<SourceRow[]> {
    return manager.query(
      `select s.source, s.source_key, s.title_id, s.record_hash from write.title_source s
       join unnest($1::text[], $2::text[]) as t(source, source_key) using (source, source_key)`,
      [records.map(({ source }) => source), records.map(({ sourceKey }) => sourceKey)],
    );
  }

  /** What a source says of the one title it says of the other from now on. */
  async move(manager: EntityManager, from: number, into: number): Promise<void> {
    await manager.query('update write.title_source set title_id = $2 where title_id = $1', [from, into]);
  }

  async save(
    manager: EntityManager,
    written: readonly { id: number; records: readonly PlacedRecord[] }[],
  ): Promise<void> {
    const latest = new Map<string, { record: PlacedRecord; id: number }>();
    for (const { id, records } of written) {
      for (const record of records) latest.set(`${record.source}\n${record.sourceKey}`, { record, id });
    }
    const rows = [...latest.values()];
    await manager.query(
      `insert into write.title_source (source, source_key, title_id, record_hash)
       select * from unnest($1::text[], $2::text[], $3::int[], $4::text[])
       on conflict (source, source_key) do update set record_hash = excluded.record_hash`,
      [
        rows.map(({ record }) => record.source),
        rows.map(({ record }) => record.sourceKey),
        rows.map(({ id }) => id),
        rows.map(({ record }) => record.hash),
      ],
    );
  }
}
