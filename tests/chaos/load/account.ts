import { pollUntil } from '../../../services/platform/kernel/time/poll-until.ts';
import type { Random } from '../random.ts';
import type { MailSink } from '../site/mail-sink.ts';
import type { CommandClient, CommandResult } from './command-client.ts';

const PASSWORD = 'nine green kites';

/** Somebody who registers, verifies and logs in through the site's own commands. */
export class Account {
  token = '';
  /** Handle of the registration. */
  userId = '';
  readonly username: string;
  private readonly password: string;
  private readonly client: CommandClient;

  constructor(client: CommandClient, username: string, password = PASSWORD) {
    this.client = client;
    this.username = username;
    this.password = password;
  }

  get email(): string {
    return `${this.username}@example.org`;
  }

  /** @param keyed whether it is asked again until it is answered; drawn when absent. */
  async register(random: Random, keyed = random.chance(0.7)): Promise<boolean> {
    const { username, email, password } = this;
    const captcha = await this.client.captcha(random);
    if (!captcha) return false;
    const body = {
      name: 'Chaos Reader',
      username,
      email,
      password,
      password_confirmation: password,
      planId: 1,
      captcha,
    };
    const { entry, body: answer } = await this.client.send(random, {
      kind: 'register',
      path: '/api/user/register',
      body,
      keyed,
      note: username,
    });
    if (entry.outcome !== 'acknowledged') return false;
    this.userId = answer.user_id;
    return true;
  }

  /** Registers and gets in, however busy the site is. @returns false when it is not to be had. */
  async open(random: Random, mails: MailSink): Promise<boolean> {
    if (!(await this.register(random, true))) return false;
    const opened = await pollUntil(
      async () => {
        await this.verify(random, mails);
        return (await this.logIn(random)) ? true : undefined;
      },
      { timeoutMs: 90_000, intervalMs: 50 },
    );
    return opened === true;
  }

  /** With the code from the mail; sometimes a wrong one first. */
  async verify(random: Random, mails: MailSink): Promise<boolean> {
    const code = await pollUntil(() => mails.codeFor(this.email) ?? undefined, { timeoutMs: 30_000, intervalMs: 50 });
    if (!code) return false;
    if (random.chance(0.3)) await this.tryCode(random, code === '000000' ? '000001' : '000000');
    return (await this.tryCode(random, code)).entry.outcome === 'acknowledged';
  }

  async logIn(random: Random, via?: number): Promise<string | null> {
    const captcha = await this.client.captcha(random);
    if (!captcha) return null;
    const credentials = { login: this.username, password: this.password };
    const body = { credentials, captcha, remember: false };
    const { entry, body: answer } = await this.client.send(random, {
      kind: 'log in',
      path: '/api/user/login',
      body,
      note: this.username,
      ...(via === undefined ? {} : { via }),
    });
    if (entry.outcome !== 'acknowledged') return null;
    this.token = answer.token;
    return answer.token;
  }

  logOut(random: Random): Promise<CommandResult> {
    const body = { token: this.token };
    const request = { kind: 'log out', path: '/api/user/logout', body, orFewer: true, note: this.username };
    return this.client.send(random, request);
  }

  private tryCode(random: Random, code: string): Promise<CommandResult> {
    const body = { user_id: this.userId, code };
    // The account is made, and signed in.
    const request = { kind: 'verify', path: '/api/user/verify', body, events: () => 2, most: 2, note: this.username };
    return this.client.send(random, request);
  }
}
