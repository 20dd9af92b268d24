import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where a person was born, and the year of death, without which an age would be told of the dead. */
export class PersonOrigins1732000023001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table read.person add column death_year integer, add column birth_place text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table read.person drop column death_year, drop column birth_place');
  }
}
