import { type Sender, systemSender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';
import { CaptchaPort } from './captcha.port.ts';
import { CaptchaCheck, CaptchaFailed } from './captcha-check.ts';

class Register extends Command<void> {
  static override readonly secrets = ['captcha'];

  constructor(
    override readonly sender: Sender,
    readonly name: string,
    readonly captcha: string,
  ) {
    super(sender);
  }
}

/** Takes every answer but 'wrong', and keeps what each was spent on. */
class Captcha extends CaptchaPort {
  readonly spent: { purpose: string | null; address: string | null | undefined }[] = [];

  async challenge(): Promise<Record<string, unknown>> {
    return {};
  }

  async redeem(answer: string, purpose: string | null, address?: string | null): Promise<boolean> {
    this.spent.push({ purpose, address });
    return answer !== 'wrong';
  }
}

const visitor = (idempotencyKey: string | null, operation = 'POST /api/user/register'): Sender => ({
  ...systemSender(operation),
  operation,
  idempotencyKey,
  address: '192.0.2.1',
});

async function purposesOf(...commands: Register[]): Promise<(string | null)[]> {
  const captcha = new Captcha();
  for (const command of commands) await new CaptchaCheck(captcha).require(command.captcha, command);
  return captcha.spent.map(({ purpose }) => purpose);
}

describe('a captcha', () => {
  it('that was not solved is refused', async () => {
    const refused = new CaptchaCheck(new Captcha()).require('wrong', new Register(visitor('k'), 'n', 'wrong'));
    await expect(refused).rejects.toBeInstanceOf(CaptchaFailed);
    await expect(refused).rejects.toMatchObject({
      code: 'captcha_failed',
      errors: { captcha: ['The captcha was not solved, please try again'] },
    });
  });

  it('is spent for whoever answers, and without an Idempotency-Key for good', async () => {
    const captcha = new Captcha();
    await new CaptchaCheck(captcha).require('right', new Register(visitor(null), 'n', 'right'));
    expect(captcha.spent).toEqual([{ purpose: null, address: '192.0.2.1' }]);
  });

  it('is spent on the same when a command is tried again, and on something else by any other', async () => {
    const [first, ...others] = await purposesOf(
      new Register(visitor('k'), 'n', 'a'),
      new Register(visitor('k'), 'n', 'a'),
      new Register(visitor('other'), 'n', 'a'),
      new Register(visitor('k'), 'other', 'a'),
      new Register(visitor('k', 'POST /api/user/recovery'), 'n', 'a'),
    );
    expect(first).toMatch(/^[0-9a-f]{64}$/);
    expect(others.map((purpose) => purpose === first)).toEqual([true, false, false, false]);
  });
});
