import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An account remembers which of its pictures the staff has looked at; so does each that has one already, from its events. */
export class ReviewedAvatars1732000110001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table write.account add column reviewed_avatar text');
    await runner.query(`
      update write.account a set reviewed_avatar = a.avatar
      where a.avatar is not null and exists (
        select from write.event_log e
        where e.stream = 'user-' || a.id and e.type = 'user.avatar-reviewed.v1' and e.data ->> 'avatar' = a.avatar)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table write.account drop column reviewed_avatar');
  }
}
