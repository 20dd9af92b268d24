import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Trailers that the staff uploads are known from before they are stored; of those that are there already, what a title has named. */
export class UploadedTrailers1732000203001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table write.uploaded_trailer (
        key text primary key,
        added_at timestamptz not null default now(),
        named_at timestamptz
      )`);
    await runner.query(
      'create index uploaded_trailer_unnamed on write.uploaded_trailer (added_at) where named_at is null',
    );
    await runner.query(`
      insert into write.uploaded_trailer (key, named_at)
      select distinct trailer ->> 'key', now()
      from write.event_log e, jsonb_array_elements(e.data -> 'trailers') trailer
      where e.type in ('title.added.v1', 'title.revised.v1') and trailer ->> 'key' ~ '^trailer-[0-9a-f]{20}$'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table write.uploaded_trailer');
  }
}
