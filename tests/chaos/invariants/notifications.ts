import { type Evidence, listed } from './evidence.ts';

const TOLD = `
  select e.data ->> 'kind' as kind, n.cause, u::int as member, e.data ->> 'notificationId' as id
  from write.event_log e
  join write.notification n on n.id = (e.data ->> 'notificationId')::int
  cross join jsonb_array_elements_text(e.data -> 'userIds') u
  where e.type = 'notification.sent.v1'`;
/** Whoever wrote a comment is told of each decision on it, the first of its kind. */
const DUE = `
  select distinct 'comment-' || split_part(split_part(type, '.', 2), '.', 1) as kind, 'comment-' || (data ->> 'commentId') as cause,
    (data ->> 'userId')::int as member
  from write.event_log where type in ('comment.approved.v1', 'comment.refused.v1')`;

/** Invariant 12: one notification for each cause and member, in the log and in the read model. */
export async function notifications({ database, violations }: Evidence): Promise<void> {
  const check = async (what: string, sql: string) => violations.addAll('12', what, await listed(database, sql));
  await check(
    'members told twice',
    `select member, kind, id, count(*) from (${TOLD}) told group by member, kind, id having count(*) > 1`,
  );
  await check(
    'causes told twice',
    `select kind, cause, member, count(*) from (${TOLD}) told
     group by kind, cause, member having count(*) > 1`,
  );
  const decided = `select kind, cause, member from (${TOLD}) told where kind in ('comment-approved', 'comment-refused')`;
  await check('members never told', `${DUE} except ${decided}`);
  await check('members told of nothing', `${decided} except ${DUE}`);
  await check(
    'notifications that the log and the read model do not both have',
    `(select id::int, member from (${TOLD}) told except select id, user_id from read.notification)
     union all (select id, user_id from read.notification except select id::int, member from (${TOLD}) told)`,
  );
}
