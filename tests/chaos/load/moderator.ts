import type { Random } from '../random.ts';
import type { Account } from './account.ts';
import type { Decision, KnownComment } from './comment-book.ts';
import { act, type LoadContext } from './load-context.ts';

/** Approves and refuses comments, changes decisions, and now and then decides on a version that is not there. */
export function moderator(context: LoadContext, account: Account): Promise<void> {
  return act(context, account.username, [60, 200], async (random) => {
    if (!account.token) await account.logIn(random);
    if (account.token) await decide(context, account, random);
  });
}

async function decide(context: LoadContext, account: Account, random: Random): Promise<void> {
  const comments = context.comments.draw(random, random.between(1, 3));
  if (comments.length === 0) return;
  const decision: Decision = random.chance(0.7) ? 'approved' : 'refused';
  const stale = random.chance(0.05);
  const seen = comments.map(({ id, version }) => ({ id, version: stale ? version + 7 : version }));
  if (decision === 'approved' && !stale) for (const comment of comments) mayBeSeen(comment);
  const { entry, body } = await context.client.send(random, {
    kind: decision,
    path: `/api/console/comments/${decision === 'approved' ? 'approve' : 'refuse'}`,
    body: { comments: seen, token: account.token },
    note: comments.map(({ marker }) => marker).join(' '),
    events: (answer) => answer.done.length,
    most: comments.length,
  });
  if (body?.auth_error) account.token = '';
  if (entry.outcome === 'unanswered') return;
  const done: number[] = entry.outcome === 'acknowledged' ? body.done : [];
  for (const comment of comments) {
    if (done.includes(comment.id)) decided(comment, decision, entry.position);
    comment.open = false;
  }
}

/** From the moment an approval is sent, whatever becomes of it. */
function mayBeSeen(comment: KnownComment): void {
  comment.approvalSent = true;
  comment.refusedAt = '';
}

function decided(comment: KnownComment, decision: Decision, position: string): void {
  comment.status = decision;
  comment.version += 1;
  if (decision === 'refused') comment.refusedAt = position;
}
