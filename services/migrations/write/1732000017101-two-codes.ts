import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The code before the newest stays good for its time: a mail may come after the call that was asked for in its place. */
export class TwoCodes1732000017101 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table write.verification add column earlier_code_hash text, add column earlier_expires_at timestamptz',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table write.verification drop column earlier_code_hash, drop column earlier_expires_at');
  }
}
