import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The fields of events that name an account, by which a deletion finds what is personal to it. */
const OWNERS = { event_log_user: 'userId', event_log_moderator: 'moderatorId', event_log_author: 'authorId' };

export class EventOwners1732000083002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [index, field] of Object.entries(OWNERS)) {
      await runner.query(
        `create index ${index} on write.event_log ((data ->> '${field}')) where data ->> '${field}' is not null`,
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const index of Object.keys(OWNERS)) await runner.query(`drop index write.${index}`);
  }
}
