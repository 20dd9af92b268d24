import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which relay leads (its term), its sign of life, and how far the events are published. */
export class RelayLeadership1732000000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table write.relay_head
        add column term bigint not null default 0,
        add column beat bigint not null default 0`);
    await runner.query(`
      create table write.publishing (
        only_row boolean primary key default true check (only_row),
        position bigint not null default 0,
        floor bigint not null default 0,
        partitions jsonb not null default '{}'
      )`);
    await runner.query('insert into write.publishing default values');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table write.publishing');
    await runner.query('alter table write.relay_head drop column term, drop column beat');
  }
}
