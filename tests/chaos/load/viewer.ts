import type { Random } from '../random.ts';
import type { Account } from './account.ts';
import type { CommandResult } from './command-client.ts';
import { act, type LoadContext } from './load-context.ts';

const CRITERIA = ['starring', 'direction', 'screenplay', 'music', 'effects', 'other'];

/** Comments, answers and rates; logs in again when the session is gone, as after a log-in that got no answer. */
export function viewer(context: LoadContext, account: Account): Promise<void> {
  return act(context, account.username, [40, 160], async (random) => {
    if (!account.token) await account.logIn(random);
    if (!account.token) return;
    const { entry, body } = random.chance(0.5)
      ? await comment(context, account, random)
      : await rate(context, account, random);
    if (entry.outcome !== 'acknowledged' && body?.auth_error) account.token = '';
  });
}

export async function comment(context: LoadContext, account: Account, random: Random): Promise<CommandResult> {
  const postId = random.pick(context.postIds);
  const marker = `zz${Array.from({ length: 12 }, () => random.between(0, 15).toString(16)).join('')}zz`;
  const parent = random.chance(0.2) ? context.comments.approved(random, postId) : null;
  const words = { post_id: postId, body: `A thought ${marker}`, ...(parent && { parent_id: parent.id }) };
  const result = await context.client.send(random, {
    kind: 'comment',
    path: '/api/user/comment',
    note: marker,
    keyed: random.chance(0.6),
    body: { comment: words, token: account.token },
  });
  if (result.entry.outcome === 'acknowledged') context.comments.add(result.body.comment_id, postId, marker);
  return result;
}

export function rate(context: LoadContext, account: Account, random: Random, via?: number): Promise<CommandResult> {
  const postId = random.pick(context.postIds);
  const grades = Object.fromEntries(CRITERIA.map((criterion) => [criterion, random.between(1, 10)]));
  return context.client.send(random, {
    kind: 'rate',
    path: '/api/user/ratePost',
    note: `${postId}`,
    keyed: random.chance(0.5),
    body: { rating: { post_id: postId, ...grades }, token: account.token },
    ...(via === undefined ? {} : { via }),
  });
}
