import { parseArgs } from 'node:util';
import { CommandBus } from '@nestjs/cqrs';
import { AccountFinder } from '#modules/accounts/application/account-finder.ts';
import { ChangeRole } from '#modules/accounts/commands/change-role/change-role.command.ts';
import type { Config } from '#platform/kernel/config/config.ts';
import { operatorSender } from '#platform/kernel/context/sender.ts';
import type { Role } from '#platform/kernel/context/viewer.ts';
import { withWriteSide } from '../cli.module.ts';
import { confirmed, say, UsageError, withPrompt } from './account-command.ts';

const USAGE = 'usage: npm run change-role -- LOGIN viewer|moderator|admin [--yes]';
const ROLES: readonly string[] = ['viewer', 'moderator', 'admin'] satisfies Role[];

const isRole = (text: string | undefined): text is Role => text !== undefined && ROLES.includes(text);

/** cli change-role: makes a viewer, a moderator or an admin of an account. @returns the exit code. */
export function runChangeRole(config: Config, args: string[]): Promise<number> {
  return withPrompt((prompt) => {
    const { login, role, yes } = changeRoleArguments(args);
    return withWriteSide(config, async (app) => {
      const { id, username, email } = await app.get(AccountFinder).find(login);
      if (!(await confirmed(prompt, yes, `Make ${username} (${email}) ${role}?`))) return 1;
      await app.get(CommandBus).execute(new ChangeRole(operatorSender('change-role'), id, role, null, null));
      say(`${username} is ${role} now`);
      return 0;
    });
  });
}

/** @throws UsageError */
function changeRoleArguments(args: string[]): { login: string; role: Role; yes: boolean } {
  const { values, positionals } = parsed(args);
  const [login, role, ...more] = positionals;
  if (!login || !isRole(role) || more.length > 0) throw new UsageError(USAGE);
  return { login, role, yes: values.yes ?? false };
}

function parsed(args: string[]) {
  try {
    return parseArgs({ args, options: { yes: { type: 'boolean' } }, allowPositionals: true });
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n  ${USAGE}`);
  }
}
