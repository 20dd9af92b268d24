import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds what ceremonies tell of a person. */
export class CeremonyPeople1732000076003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'create index ceremony_nomination_person on read.ceremony_nomination using gin (people jsonb_path_ops)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index read.ceremony_nomination_person');
  }
}
