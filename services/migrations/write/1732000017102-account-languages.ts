import type { MigrationInterface, QueryRunner } from 'typeorm';

/** In which language somebody reads the site, and so gets mails. */
export class AccountLanguages1732000017102 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table write.account add column language text not null default 'fa',
        add constraint account_language check (language in ('fa', 'en'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table write.account drop column language');
  }
}
