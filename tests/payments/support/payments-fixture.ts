import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Global, Module } from '@nestjs/common';
import { AccountsPortsModule } from '#modules/accounts/accounts.ports.module.ts';
import { MembershipProjectorModule } from '#modules/membership/membership.projector.module.ts';
import { MembershipReadModule } from '#modules/membership/membership.read.module.ts';
import { MembershipWorkersModule } from '#modules/membership/membership.workers.module.ts';
import { MembershipWriteModule } from '#modules/membership/membership.write.module.ts';
import { SamanGateway } from '#modules/payments/adapters/saman/saman.gateway.ts';
import { SandboxGateway } from '#modules/payments/adapters/sandbox/sandbox.gateway.ts';
import { ZarinpalGateway } from '#modules/payments/adapters/zarinpal/zarinpal.gateway.ts';
import { PaymentGateways } from '#modules/payments/application/payment-gateways.ts';
import type { GatewayName } from '#modules/payments/contract/payments.events.ts';
import { RegistrationSales } from '#modules/payments/contract/registration-sales.port.ts';
import { Reconciliation } from '#modules/payments/jobs/reconciliation.ts';
import { PaymentsProjectorModule } from '#modules/payments/payments.projector.module.ts';
import { PaymentsReadModule } from '#modules/payments/payments.read.module.ts';
import { PaymentsWorkersModule } from '#modules/payments/payments.workers.module.ts';
import { PaymentsWriteModule } from '#modules/payments/payments.write.module.ts';
import { JobsModule } from '#platform/jobs/jobs.module.ts';
import { Clock } from '#platform/kernel/clock/clock.ts';
import { systemSender } from '#platform/kernel/context/sender.ts';
import type { Role } from '#platform/kernel/context/viewer.ts';
import { type Mail, MailPort } from '#platform/mail/mail.port.ts';
import { Command } from '#platform/messaging/commands/command.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/test-app.ts';
import { ThrottlingModule } from '#platform/throttling/throttling.module.ts';
import { type RunningBank, startBank } from '#tools/sandbox-bank/start-bank.ts';
import { BankVisit, type Callback, type CallbackAnswer } from './bank-visit.ts';
import type { BothLedgers } from './invariants.ts';
import { UnreliableGateway } from './unreliable-gateway.ts';

export const GATEWAYS: readonly GatewayName[] = ['sandbox', 'saman', 'zarinpal'];
export const TERMINAL = '21000000';
export const MERCHANT = '00000000-0000-0000-0000-000000000000';
/** So that an answer that never comes does not hold up the tests. */
const BANK_TIMEOUT_MS = 300;
export const TIMEOUT_MS = 20_000;
const DRAIN_MINUTES = 70;

export type Order = {
  planId?: number;
  offer_id?: number;
  coupon?: string;
  user_id?: string;
  shown?: { amount: number; size: number };
};

/** Stands for the registration, which opens the sale. */
class RegisterWithPlan extends Command<void> {}

/** The membership and payments modules with a running bank and its three protocols, and what tests do with them. */
export class PaymentsFixture {
  readonly gateways: Record<GatewayName, UnreliableGateway>;
  private aheadMs = 0;
  private users = 0;

  private constructor(
    readonly app: TestApp,
    readonly bank: RunningBank,
    gateways: UnreliableGateway[],
    readonly host: string,
    readonly mails: Mail[],
  ) {
    this.gateways = Object.fromEntries(gateways.map((gateway) => [gateway.name, gateway])) as never;
    app.app.get(Clock).now = () => new Date(Date.now() + this.aheadMs);
  }

  /** @param bankTimeoutMs short, so that tests of a silent bank are; longer where many questions are asked at once. */
  static async start(
    environment: Record<string, string> = {},
    bankTimeoutMs = BANK_TIMEOUT_MS,
  ): Promise<PaymentsFixture> {
    const bank = await startBank();
    const others = gatewaysAt(bank.url, '21000001', MERCHANT.replace('0', '1'));
    const withLongTimeout = gatewaysAt(bank.url, TERMINAL, MERCHANT, TIMEOUT_MS);
    const gateways = gatewaysAt(bank.url, TERMINAL, MERCHANT, bankTimeoutMs).map(
      (gateway, index) => new UnreliableGateway(gateway, withLongTimeout[index]!, others[index]!),
    );
    const mails: Mail[] = [];
    const app = await startTestApp({
      modules: [
        ThrottlingModule,
        JobsModule,
        AccountsPortsModule,
        adaptersModule(gateways, mails),
        MembershipWriteModule,
        MembershipReadModule,
        MembershipProjectorModule,
        MembershipWorkersModule,
        PaymentsWriteModule,
        PaymentsReadModule,
        PaymentsProjectorModule,
        PaymentsWorkersModule,
      ],
      environment: { LOG_LEVEL: 'silent', ...environment },
    });
    // The bank itself posts callbacks too.
    await app.app.listen(0, '127.0.0.1');
    return new PaymentsFixture(app, bank, gateways, new URL(await app.app.getUrl()).host, mails);
  }

  async user(role: Role = 'viewer'): Promise<{ id: number; token: string }> {
    this.users += 1;
    const name = `buyer${this.users}-${randomUUID().slice(0, 8)}`;
    const [row] = await this.app.database.rows<{ id: number }>(
      `insert into write.account (version, username, username_folded, name, email, email_folded, password_hash, role, plan_id, verified_at)
       values (1, $1, $1, $1, $1 || '@example.com', $1 || '@example.com', '', $2, 1, now()) returning id`,
      [name, role],
    );
    return { id: row!.id, token: this.app.signIn({ userId: row!.id, role }) };
  }

  /** @returns the handle that somebody who has just registered has. */
  async registrationOf(userId: number): Promise<string> {
    const handle = randomBytes(24).toString('base64url');
    await this.app.database.rows(
      `insert into write.registration_handle (account_id, handle, expires_at) values ($1, $2, now() + interval '1 day')`,
      [userId, handle],
    );
    return handle;
  }

  /**
   * The user is somebody who has just registered with the plan by days: its first offer, at the price of now.
   * @returns the handle of the registration.
   */
  async openSale(userId: number): Promise<string> {
    const command = new RegisterWithPlan(systemSender('test'));
    await this.app.app.get(UnitOfWork).run(command, async (transaction) => {
      await this.app.app.get(RegistrationSales).open(transaction, { userId, planId: 2, offerId: null });
    });
    return this.registrationOf(userId);
  }

  makePayment(token: string | null, gateway: GatewayName, order: Order = {}, key?: string): Promise<TestAnswer> {
    const headers = { host: this.host, ...(key && { 'idempotency-key': key }) };
    const body = { order: { planId: 2, gateway: GATEWAYS.indexOf(gateway) + 1, ...order }, ...(token && { token }) };
    return this.app.post('/api/user/makePayment', body, headers);
  }

  /** Orders, and goes to the bank's page. */
  async visit(token: string | null, gateway: GatewayName, order: Order = {}, key?: string): Promise<BankVisit> {
    const { status, body } = await this.makePayment(token, gateway, order, key);
    if (status !== 200) throw new Error(`no order: ${JSON.stringify(body)}`);
    return new BankVisit(this.bank.url, body, (callback) => this.takeBack(callback));
  }

  private async takeBack({ method, url, fields }: Callback): Promise<CallbackAnswer> {
    const form = new URLSearchParams(fields).toString();
    const { pathname } = new URL(url);
    const answer = await this.app.app.inject({
      method,
      url: method === 'GET' ? `${pathname}?${form}` : pathname,
      ...(method === 'POST' && {
        payload: form,
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: this.bank.url },
      }),
    });
    return { status: answer.statusCode, location: String(answer.headers.location ?? '') };
  }

  /** Moves both clocks: the bank's and ours. */
  async passMinutes(minutes: number): Promise<void> {
    this.aheadMs += minutes * 60_000;
    this.bank.books.clock.advance(minutes * 60_000);
  }

  get books(): BothLedgers {
    return { database: this.app.database, bank: this.bank };
  }

  reconcile(): Promise<number> {
    return this.app.app.get(Reconciliation).run();
  }

  /** Moves the clocks and runs the reconciliation until every payment is in a final state. */
  async drain(): Promise<void> {
    for (const gateway of Object.values(this.gateways)) gateway.restore();
    for (let minute = 0; minute <= DRAIN_MINUTES; minute += 1) {
      while ((await this.reconcile()) > 0) await pause(0);
      const [open] = await this.app.database.rows<{ open: number }>(
        'select count(*)::int as open from write.payment where next_check_at is not null',
      );
      if (open?.open === 0) return;
      await this.passMinutes(1);
    }
    throw new Error('payments are still under way');
  }

  async state(reference: string): Promise<{ state: string; code: string | null }> {
    const [row] = await this.app.database.rows<{ state: string; code: string | null }>(
      'select state, code from write.payment where reference = $1',
      [reference],
    );
    return row!;
  }

  async close(): Promise<void> {
    await this.app.close();
    await this.bank.stop();
  }
}

export function gatewaysAt(url: string, terminal: string, merchant: string, timeoutMs = BANK_TIMEOUT_MS) {
  return [
    new SandboxGateway({ url, publicUrl: url, terminal, timeoutMs }),
    new SamanGateway({ url, terminal, timeoutMs }),
    new ZarinpalGateway({ url, merchant, timeoutMs }),
  ];
}

function adaptersModule(gateways: UnreliableGateway[], mails: Mail[]) {
  const mail: MailPort = { send: async (one) => void mails.push(one) };
  @Global()
  @Module({
    providers: [
      { provide: PaymentGateways, useValue: new PaymentGateways(gateways) },
      { provide: MailPort, useValue: mail },
    ],
    exports: [PaymentGateways, MailPort],
  })
  class AdaptersModule {}
  return AdaptersModule;
}
