import { parseArgs } from 'node:util';
import type { INestApplicationContext } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import {
  CreateAdmin,
  type CreateAdminResult,
  type NewAdmin,
} from '#modules/accounts/commands/create-admin/create-admin.command.ts';
import { AccountExists } from '#modules/accounts/commands/create-admin/create-admin.errors.ts';
import { newAdminFields } from '#modules/accounts/commands/create-admin/create-admin.request.ts';
import { siteAddress } from '#platform/http/addresses/site-address.ts';
import type { Config } from '#platform/kernel/config/config.ts';
import { operatorSender } from '#platform/kernel/context/sender.ts';
import { withWriteSide } from '../cli.module.ts';
import { say, UsageError, withPrompt } from './account-command.ts';
import type { Prompt } from './prompt.ts';

const USAGE = 'usage: npm run create-admin -- [--email ADDRESS] [--username NAME] [--link]';

type Field = keyof typeof newAdminFields;

/** cli create-admin: an account of an admin, its password asked for or set by a link. @returns the exit code. */
export function runCreateAdmin(config: Config, args: string[]): Promise<number> {
  return withPrompt(async (prompt) => {
    const { email, username, link } = createAdminArguments(args);
    const admin: NewAdmin = {
      email: email ?? (await askFor(prompt, 'email', 'E-mail address')),
      username: username ?? (await askFor(prompt, 'username', 'User name')),
      password: link ? null : await newPassword(prompt),
    };
    return withWriteSide(config, (app) => create(app, config, admin));
  });
}

async function create(app: INestApplicationContext, config: Config, admin: NewAdmin): Promise<number> {
  try {
    const result = await app.get(CommandBus).execute(new CreateAdmin(operatorSender('create-admin'), admin));
    tell(config, admin, result);
    return 0;
  } catch (error) {
    if (!(error instanceof AccountExists)) throw error;
    say(`${error.message}. Nothing was changed`);
    say(
      error.role === 'admin'
        ? 'it is an admin’s already'
        : `to make an admin of it: npm run change-role -- ${error.username} admin`,
    );
    return 1;
  }
}

function tell({ values }: Config, { username, password }: NewAdmin, { link }: CreateAdminResult): void {
  say(`the admin ${username} has an account`);
  if (password === null && link) {
    say('by this link the password is set, once, within an hour:');
    process.stdout.write(`${link}\n`);
  }
  const enrol = values.environment === 'production' ? ', where two-step verification is set up first' : '';
  say(`then sign in at ${siteAddress(values)}/admin${enrol}`);
}

/** @throws UsageError */
function createAdminArguments(args: string[]): { email?: string; username?: string; link: boolean } {
  const options = { email: { type: 'string' }, username: { type: 'string' }, link: { type: 'boolean' } } as const;
  try {
    const { email, username, link = false } = parseArgs({ args, options }).values;
    const given = {
      ...(email !== undefined && { email: checked('email', email) }),
      ...(username !== undefined && { username: checked('username', username) }),
    };
    return { ...given, link };
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n  ${USAGE}`);
  }
}

/** @throws UsageError with what is wrong with it. */
function checked(field: Field, text: string): string {
  const parsed = newAdminFields[field].safeParse(text);
  if (parsed.success) return parsed.data;
  throw new UsageError(parsed.error.issues.map(({ message }) => message).join('; '));
}

/** Asks until the answer will do; what is piped is asked for once. */
async function askFor(prompt: Prompt, field: Field, question: string): Promise<string> {
  for (;;) {
    const answer = await (field === 'password' ? prompt.askSecret(question) : prompt.ask(question));
    try {
      return checked(field, answer);
    } catch (error) {
      if (!prompt.interactive) throw error;
      say((error as Error).message);
    }
  }
}

async function newPassword(prompt: Prompt): Promise<string> {
  for (;;) {
    const password = await askFor(prompt, 'password', 'Password, 8 characters or more');
    if (!prompt.interactive || (await prompt.askSecret('The same again')) === password) return password;
    say('The passwords are not the same');
  }
}
