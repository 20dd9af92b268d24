import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How far each projection is, and the events it could not digest. */
export class ProjectionCheckpoint1732000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table read.projection_checkpoint (
        projection text not null,
        partition int not null,
        position bigint not null,
        updated_at timestamptz not null default now(),
        primary key (projection, partition)
      ) with (fillfactor = 50)`);
    await runner.query(`
      create table read.parked_event (
        projection text not null,
        position bigint not null,
        stream text not null,
        event jsonb not null,
        fault text not null,
        parked_at timestamptz not null default now(),
        primary key (projection, position)
      )`);
    await runner.query('create index parked_event_stream on read.parked_event (projection, stream)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table read.parked_event, read.projection_checkpoint');
  }
}
