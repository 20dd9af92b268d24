import { eventually } from '#platform/testing/eventually.ts';
import { get, solvedCaptcha } from '../../../support/api-client.ts';
import type { SpecifiedCalls } from './specified-call.ts';

interface Delivery {
  text: string;
  code?: string;
}

/** A new member who walks through the calls that need one. */
export class Walker {
  readonly username = `walker-${process.pid}-${Date.now() % 1_000_000}`;
  readonly email = `${this.username}@example.com`;
  password = 'a walk in the evening';
  token = '';
  id = 0;
  /** What the walker has found, each by its id. */
  movie = { id: 0 };
  serial = { id: 0 };
  file = 0;

  constructor(
    private readonly calls: SpecifiedCalls,
    readonly url: () => string,
  ) {}

  captcha(): Promise<string> {
    return solvedCaptcha(this.url());
  }

  /** A call with the token in its body (§7). @returns the answer's body. */
  // biome-ignore lint/suspicious/noExplicitAny: answers of every shape
  async post(name: string, body: object = {}): Promise<any> {
    return (await this.calls.ask(`POST /api/${name}`, { body: { ...body, token: this.token } })).body;
  }

  /** A GET with the token in its header, for it has no body. */
  // biome-ignore lint/suspicious/noExplicitAny: answers of every shape
  async get(name: string, values: Record<string, string | number>): Promise<any> {
    const headers = { authorization: `Bearer ${this.token}` };
    return (await this.calls.ask(`GET /api/${name}`, { values, headers })).body;
  }

  async register(fields: object = {}) {
    const { username, email, password } = this;
    const account = { name: 'A walker', username, email, password, password_confirmation: password, planId: 1 };
    const body = { ...account, referrer_id: 1, captcha: await this.captcha(), ...fields };
    return (await this.calls.ask('POST /api/user/register', { body })).body;
  }

  async logIn(password = this.password) {
    const credentials = { login: this.username, password };
    const body = { credentials, captcha: await this.captcha(), remember: true };
    return (await this.calls.ask('POST /api/user/login', { body })).body;
  }

  /** The first mail to the walker of which something can be read, once it has come. */
  mailed<Found>(read: (mail: Delivery) => Found | null | undefined): Promise<Found> {
    return eventually(async () => {
      const { deliveries } = (await get(this.url(), `/dev/mailbox.json?to=${encodeURIComponent(this.email)}`)).body;
      const [found] = (deliveries as Delivery[]).map(read).filter((one) => one != null);
      if (!found) throw new Error('the mail has not come');
      return found;
    });
  }
}
