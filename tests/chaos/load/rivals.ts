import type { Account } from './account.ts';
import { act, type LoadContext } from './load-context.ts';

/**
 * Several log-ins of one account at the same moment, over all commands processes: afterwards one session lives, at most, and
 * the tokens of the others fail on their next request.
 */
export function rivals(context: LoadContext, account: Account): Promise<void> {
  const tokens: string[] = [];
  let unanswered = 0;
  return act(context, `rivals ${account.username}`, [300, 900], async (random) => {
    const count = random.between(2, 4);
    const answers = await Promise.all(Array.from({ length: count }, (_, index) => account.logIn(random, index)));
    unanswered += answers.filter((answer) => answer === null).length;
    tokens.push(...answers.filter((answer) => answer !== null));
    const { alive, unknown } = await living(context, tokens);
    if (alive.length > 1) context.violations.add('6', `${alive.length} sessions of ${account.username} at once`);
    if (alive.length === 0 && unknown === 0 && unanswered === 0 && tokens.length > 0)
      context.violations.add('6', `no session of ${account.username} though a log-in was acknowledged`);
    tokens.splice(0, tokens.length, ...alive);
    if (alive.length === 1 && random.chance(0.3)) {
      account.token = alive[0] as string;
      await account.logOut(random);
      unanswered += 1;
    }
  });
}

/** A rating without a rating in it: the session is looked at first, so that nothing happens. */
const nothing = (token: string) => ({ token });

/** Tokens that are let in, and how many there are whose fate could not be learnt. */
async function living(context: LoadContext, tokens: readonly string[]): Promise<{ alive: string[]; unknown: number }> {
  const alive: string[] = [];
  let unknown = 0;
  for (const [index, token] of tokens.entries()) {
    const reply = await context.client.probe('/api/user/ratePost', nothing(token), index);
    if (!reply || reply.status >= 500) unknown += 1;
    else if (reply.status !== 401) alive.push(token);
  }
  return { alive, unknown };
}
