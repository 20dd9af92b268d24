import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A payment whose bank told no amount is not paid either: a check that is unknown would let it pass. */
export class PaymentProof1732000009002 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return this.check(runner, 'bank_reference is not null and taken is not null and taken = amount');
  }

  down(runner: QueryRunner): Promise<void> {
    return this.check(runner, 'bank_reference is not null and taken = amount');
  }

  private async check(runner: QueryRunner, proof: string): Promise<void> {
    await runner.query(`
      alter table write.payment drop constraint payment_proof,
        add constraint payment_proof check (state <> 'paid' or amount = 0 or (${proof}))`);
  }
}
