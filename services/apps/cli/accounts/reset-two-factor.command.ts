import { parseArgs } from 'node:util';
import { CommandBus } from '@nestjs/cqrs';
import { AccountFinder } from '#modules/accounts/application/account-finder.ts';
import { ResetTwoFactor } from '#modules/accounts/commands/reset-two-factor/reset-two-factor.command.ts';
import type { Config } from '#platform/kernel/config/config.ts';
import { operatorSender } from '#platform/kernel/context/sender.ts';
import { withWriteSide } from '../cli.module.ts';
import { confirmed, say, UsageError, withPrompt } from './account-command.ts';

const USAGE = 'usage: npm run reset-two-factor -- LOGIN [--yes]';

/** cli reset-two-factor: for whoever has lost both the authenticator and the recovery codes. @returns the exit code. */
export function runResetTwoFactor(config: Config, args: string[]): Promise<number> {
  return withPrompt((prompt) => {
    const { login, yes } = resetArguments(args);
    return withWriteSide(config, async (app) => {
      const { id, username, email } = await app.get(AccountFinder).find(login);
      const question = `Take two-step verification off ${username} (${email})? Be sure who asks for it.`;
      if (!(await confirmed(prompt, yes, question))) return 1;
      await app.get(CommandBus).execute(new ResetTwoFactor(operatorSender('reset-two-factor'), id));
      say(`two-step verification of ${username} is off, its session has ended, and a mail to ${email} says so`);
      return 0;
    });
  });
}

/** @throws UsageError */
function resetArguments(args: string[]): { login: string; yes: boolean } {
  const { values, positionals } = parsed(args);
  const [login, ...more] = positionals;
  if (!login || more.length > 0) throw new UsageError(USAGE);
  return { login, yes: values.yes ?? false };
}

function parsed(args: string[]) {
  try {
    return parseArgs({ args, options: { yes: { type: 'boolean' } }, allowPositionals: true });
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n  ${USAGE}`);
  }
}
