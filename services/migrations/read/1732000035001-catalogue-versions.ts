import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rows of the projections `title-versions` and `person-versions`. */
export class CatalogueVersionRows1732000035001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table read.title_version (
        title_id integer not null,
        version integer not null,
        at timestamptz not null,
        actor text,
        facts jsonb,
        primary key (title_id, version)
      )`);
    await runner.query(`
      create table read.person_version (
        person_id integer not null,
        version integer not null,
        at timestamptz not null,
        actor text,
        facts jsonb not null,
        primary key (person_id, version)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table read.person_version');
    await runner.query('drop table read.title_version');
  }
}
