import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Titles that look the same, of which the staff has said that they are two films. */
export class DismissedPairs1732000091001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table write.dismissed_pair (
        first_id integer not null,
        second_id integer not null,
        version integer not null,
        dismissed boolean not null,
        primary key (first_id, second_id),
        constraint dismissed_pair_order check (first_id < second_id)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table write.dismissed_pair');
  }
}
