import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { PublicMembers } from '#modules/accounts/contract/public-members.port.ts';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { maxPage } from '#platform/http/max-page.ts';
import { ListMemberComments } from './list-member-comments.query.ts';
import type { ListMemberCommentsAnswer, MemberComment } from './list-member-comments.schema.ts';

const PAGE_SIZE = 20;
const FROM = `
  from read.comment c left join read.community_title t on t.id = c.post_id
  left join read.community_news n on n.id = c.news_post_id and n.published
  left join read.comment root on root.id = c.parent_id
  where c.user_id = $1 and num_nonnulls(t.id, n.id) = 1 and c.status = 'approved' and (c.parent_id is null or root.status in ('approved', 'deleted'))`;
const PAGE = `
  select c.id, case when c.minute is null then c.body else '' end as body, read.iso_time(c.created_at) as created_at, c.spoiler,
    c.minute is not null as locked, 
    case when t.id is not null then jsonb_build_object('post_type', t.post_type, 'slug', t.slug, 'name', t.name) end as post,
    case when n.id is not null then jsonb_build_object('slug', n.slug, 'name', n.title) end as news
  ${FROM} order by c.created_at desc, c.id desc limit ${PAGE_SIZE} offset $2`;
const TOTAL = `select count(*)::int as total ${FROM}`;

/** What stands below titles and news posts with the member's name anyway, in one place where its writer wants that. */
@QueryHandler(ListMemberComments)
export class ListMemberCommentsHandler implements IQueryHandler<ListMemberComments> {
  constructor(
    private readonly members: PublicMembers,
    private readonly database: ReadDatabase,
  ) {}

  /** @throws UnknownAccount */
  async execute({ username, page }: ListMemberComments): Promise<ListMemberCommentsAnswer> {
    const { userId, shows } = await this.members.find(username);
    if (!shows.includes('comments')) return { hidden: true, comments: [], max_page: 1, total: 0 };
    const [comments, count] = await Promise.all([
      this.database.rows<MemberComment>(PAGE, [userId, (page - 1) * PAGE_SIZE]),
      this.database.row<{ total: number }>(TOTAL, [userId]),
    ]);
    const total = count?.total ?? 0;
    return { hidden: false, comments, max_page: maxPage(total, PAGE_SIZE), total };
  }
}
