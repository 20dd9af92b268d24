import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether a request is of a movie or a series, which only its first event has told. */
export class RequestPostTypes1732000092003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table write.title_request add column post_type smallint');
    await runner.query(`
      update write.title_request request set post_type = (made.data ->> 'postType')::smallint
      from write.event_log made
      where made.stream = 'title-request-' || request.id and made.version = 1 and made.type = 'title-request.made.v1'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table write.title_request drop column post_type');
  }
}
