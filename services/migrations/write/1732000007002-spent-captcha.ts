import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Captcha challenges that were used, remembered until they would have expired anyway. */
export class SpentCaptcha1732000007002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table write.spent_captcha (
        challenge text primary key,
        purpose text not null,
        expires_at timestamptz not null
      )`);
    await runner.query('create index spent_captcha_expiry on write.spent_captcha (expires_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table write.spent_captcha');
  }
}
