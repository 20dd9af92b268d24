import { Account } from './account.ts';
import { act, type LoadContext } from './load-context.ts';
import { comment } from './viewer.ts';

/** New readers: register, take the code from the mail, verify, log in, comment once. */
export function newcomers(context: LoadContext): Promise<void> {
  let number = 0;
  return act(context, 'newcomers', [500, 1_500], async (random) => {
    number += 1;
    const account = new Account(context.client, `newcomer${context.seed}x${number}`);
    if (!(await account.register(random))) return;
    // The name is taken now: a second registration is refused and leaves no trace.
    if (random.chance(0.2)) await new Account(context.client, account.username).register(random);
    if (!(await account.verify(random, context.mails))) return;
    if (await account.logIn(random)) await comment(context, account, random);
  });
}
