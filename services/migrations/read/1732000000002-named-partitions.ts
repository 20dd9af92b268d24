import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Partitions by name (`log`, `catalogue-3`), where the transport goes on, and messages that are no events of ours. */
export class NamedPartitions1732000000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table read.projection_checkpoint
        alter column partition type text using 'log',
        add column bookmark text`);
    await runner.query(`
      create table read.foreign_message (
        partition text not null,
        bookmark text not null,
        key text,
        value text,
        fault text not null,
        seen_at timestamptz not null default now(),
        primary key (partition, bookmark)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table read.foreign_message');
    await runner.query("delete from read.projection_checkpoint where partition <> 'log'");
    await runner.query(`
      alter table read.projection_checkpoint
        drop column bookmark,
        alter column partition type int using 0`);
  }
}
