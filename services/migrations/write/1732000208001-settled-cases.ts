import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A case knows by which version it was settled: taken back, only what that version has settled waits again. */
export class SettledCases1732000208001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table write.file_case add column settled_version integer');
    await runner.query(`
      update write.file_case c set settled_version = (
        select max(e.version) from write.event_log e
        where e.stream = 'file-case-' || c.file_id
          and (e.type = 'file-case.settled.v1' or e.type = 'file-fault.gone.v1' and (e.data ->> 'closed')::boolean))
      where c.state <> 'open'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table write.file_case drop column settled_version');
  }
}
