import type { Random } from '../random.ts';
import type { Account } from './account.ts';
import type { CommandResult } from './command-client.ts';
import { act, type LoadContext } from './load-context.ts';

interface Edited {
  id: number;
  version: number;
}

/** Adds films and revises them, so that the catalogue's events are among the others. */
export function editor(context: LoadContext, account: Account): Promise<void> {
  const titles: Edited[] = [];
  let number = 0;
  return act(context, account.username, [250, 750], async (random) => {
    if (!account.token) await account.logIn(random);
    if (!account.token) return;
    number += 1;
    const revised = titles.length > 0 && random.chance(0.6) ? random.pick(titles) : null;
    const { entry, body } = await (revised
      ? revise(context, account, random, revised, number)
      : add(context, account, random, number));
    if (body?.auth_error) account.token = '';
    if (entry.outcome !== 'acknowledged') return;
    if (revised) revised.version = body.version;
    else titles.push({ id: body.title_id, version: body.version });
  });
}

function facts(context: LoadContext, random: Random, number: number) {
  const name = { fa: null, en: `Chaos of seed ${context.seed} number ${number}` };
  return { post_type: 1, name, release_year: random.between(1950, 2025), genres: ['drama'], countries: ['ir'] };
}

function add(context: LoadContext, account: Account, random: Random, number: number): Promise<CommandResult> {
  const body = { ...facts(context, random, number), token: account.token };
  return context.client.send(random, { kind: 'add title', path: '/api/console/titles', body });
}

function revise(
  context: LoadContext,
  account: Account,
  random: Random,
  { id, version }: Edited,
  number: number,
): Promise<CommandResult> {
  const body = { ...facts(context, random, number), version, token: account.token };
  return context.client.send(random, { kind: 'revise title', path: `/api/console/titles/${id}/revise`, body });
}
