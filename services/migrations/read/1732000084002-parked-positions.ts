import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A parked event is read from the log when it is tried again: what was personal in it is nowhere else. */
export class ParkedPositions1732000084002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table read.parked_event drop column event');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table read.parked_event add column event jsonb not null default '{}'`);
  }
}
