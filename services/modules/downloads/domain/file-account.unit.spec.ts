import fc from 'fast-check';
import { admit } from '#modules/membership/contract/admit.ts';
import { FILE_BYTES, FILES, interleavings, type Step } from '../testing/interleavings.ts';
import { NaiveMeter } from '../testing/naive-meter.ts';
import { NO_BYTES, sizeOf } from './byte-ranges.ts';
import {
  type AccountChange,
  begin,
  bury,
  type FileAccount,
  forget,
  learn,
  newBytes,
  reservedOf,
  resume,
  settle,
  type Transfer,
} from './file-account.ts';
import { leaseEnd, windowEnd } from './window.ts';

const START = Date.UTC(2026, 0, 1);
const NEW: FileAccount = { charged: NO_BYTES, transfers: [] };

interface Meter {
  account: FileAccount;
  until: Date;
}

/** The pure rules with what the database and the handlers stand for around them. */
class Driver {
  used = 0;
  now = START;
  readonly meters: Meter[] = Array.from({ length: FILES }, () => ({ account: NEW, until: new Date(0) }));

  constructor(public granted: number) {}

  get reserved(): number {
    return this.meters.reduce((sum, { account }) => sum + sizeOf(reservedOf(account)), 0);
  }

  get remaining(): number {
    return this.granted - this.used - this.reserved;
  }

  begin(file: number, id: string, from: number, to: number) {
    const now = new Date(this.now);
    let meter = this.meters[file]!;
    const current = meter.until > now || meter.account.transfers.some(({ dead }) => !dead);
    if (current) {
      this.buryOverdue(meter);
      this.apply(meter, resume(meter.account, from, this.remaining));
    } else meter = { account: NEW, until: windowEnd(now) };
    const bytes = newBytes(meter.account, from, to);
    const viewer = { bandwidth: this.remaining, reserved: this.reserved, vipExpiration: null };
    const admission = admit(viewer, { way: 'play', uploadedAt: now, bytes }, now, 7);
    if (admission.verdict !== 'allowed') return admission.verdict;
    this.meters[file] = meter;
    const { charge } = admission;
    const transfer = { id, from, to, sentTo: from, charge, resumedAt: null, leaseUntil: leaseEnd(now), dead: false };
    meter.account = begin(meter.account, transfer);
    return 'admitted';
  }

  progress(id: string, sentTo: number): void {
    const [meter, transfer] = this.find(id);
    if (!meter || !transfer) return;
    if (transfer.dead) {
      if (meter.until.getTime() > this.now)
        this.apply(meter, learn(meter.account, transfer, sentTo, this.remaining, false));
      return;
    }
    const kept = {
      ...transfer,
      sentTo: Math.max(transfer.sentTo, Math.min(sentTo, transfer.to)),
      resumedAt: null,
      leaseUntil: leaseEnd(new Date(this.now)),
    };
    meter.account = { ...meter.account, transfers: meter.account.transfers.map((one) => (one.id === id ? kept : one)) };
  }

  settle(id: string, sentTo: number): void {
    const [meter, transfer] = this.find(id);
    if (!meter || !transfer) return;
    const late = meter.until.getTime() <= this.now;
    if (!transfer.dead) this.apply(meter, settle(meter.account, transfer, sentTo));
    else if (late) this.apply(meter, forget(meter.account, transfer));
    else this.apply(meter, learn(meter.account, transfer, sentTo, this.remaining, true));
  }

  buryOverdue(meter: Meter): void {
    const overdue = meter.account.transfers.filter(({ dead, leaseUntil }) => !dead && leaseUntil.getTime() <= this.now);
    for (const transfer of overdue) this.apply(meter, bury(meter.account, transfer));
  }

  private apply(meter: Meter, change: AccountChange | null): void {
    if (!change) return;
    const before = this.reserved;
    meter.account = change.account;
    same([before - this.reserved, change.free + change.used], [change.released, change.sent]);
    this.used += change.used;
    if (change.used > 0) meter.until = windowEnd(new Date(this.now));
  }

  private find(id: string): [Meter?, Transfer?] {
    const meter = this.meters.find(({ account }) => account.transfers.some((one) => one.id === id));
    return [meter, meter?.account.transfers.find((one) => one.id === id)];
  }
}

function take(driver: Driver, naive: NaiveMeter, step: Step, begun: { count: number }): void {
  switch (step.kind) {
    case 'begin': {
      const id = begun.count++;
      const verdict = driver.begin(step.file, String(id), step.from, step.to);
      same(verdict, naive.begin(step.file, id, step.from, step.to, driver.now));
      return;
    }
    case 'progress':
    case 'settle': {
      driver[step.kind](String(step.nth), step.sent);
      naive[step.kind](step.nth, step.sent, driver.now);
      return;
    }
    case 'pass':
      driver.now += step.ms;
      return;
    case 'bury':
      for (const meter of driver.meters) driver.buryOverdue(meter);
      naive.buryOverdue(driver.now);
      return;
    case 'grant':
      driver.granted += step.bytes;
      naive.granted += step.bytes;
  }
}

/** What expect() says, at a hundredth of its time: it is asked half a million times. */
function same(found: unknown, wanted: unknown): void {
  if (JSON.stringify(found) !== JSON.stringify(wanted)) expect(found).toEqual(wanted);
}

const bytesOf = ({ account }: Meter) =>
  account.charged.flatMap(([from, to]) => Array.from({ length: to - from }, (_, at) => from + at));

describe('the account of a member’s bytes of a file', () => {
  it('is what counting byte by byte says, in 10,000 interleavings', () => {
    fc.assert(
      fc.property(interleavings, ({ granted, steps }) => {
        const [driver, naive, begun] = [new Driver(granted), new NaiveMeter(FILES, FILE_BYTES), { count: 0 }];
        naive.granted = granted;
        for (const step of steps) {
          take(driver, naive, step, begun);
          same(
            [driver.used, driver.reserved, driver.meters.map(bytesOf)],
            [naive.used, naive.reserved, driver.meters.map((_, file) => naive.chargedBytes(file))],
          );
          same([driver.remaining < 0, naive.tooEarly], [false, 0]);
        }
      }),
      { numRuns: 10_000 },
    );
  }, 120_000);
});

describe('a transfer of which nothing is heard any more', () => {
  const transfer: Transfer = {
    id: 'a',
    from: 0,
    to: 1_000,
    sentTo: 400,
    charge: 'bytes',
    resumedAt: null,
    leaseUntil: new Date(0),
    dead: false,
  };
  const alive: FileAccount = { charged: [], transfers: [transfer] };
  const dead = bury(alive, transfer).account;

  it('is charged for what it had told, and the rest is released', () => {
    expect(bury(alive, transfer)).toMatchObject({ used: 400, released: 1_000, account: { charged: [[0, 400]] } });
  });

  it('is charged up to where the member goes on, if that is inside of what it was asked for', () => {
    expect(resume(dead, 450, 1_000)).toMatchObject({ used: 50, account: { charged: [[0, 450]], transfers: [] } });
    expect(resume(dead, 1_000, 1_000)).toBeNull();
    expect(resume(dead, 399, 1_000)).toBeNull();
  });

  it('is charged no more than is left', () => {
    expect(resume(dead, 450, 20)).toMatchObject({ used: 20, account: { charged: [[0, 420]] } });
  });

  it('says nothing while it lives; only where the member went on is kept in mind', () => {
    const noted = resume(alive, 450, 0);
    expect(noted).toMatchObject({ used: 0, account: { charged: [] } });
    const [known] = noted!.account.transfers;
    expect(bury(noted!.account, known!)).toMatchObject({ used: 450, account: { charged: [[0, 450]], transfers: [] } });
    expect(settle(noted!.account, known!, 420)).toMatchObject({ used: 420 });
  });

  it('is not charged for what a nearer transfer has sent', () => {
    const nearer = { ...transfer, id: 'b', from: 500, sentTo: 600 };
    const both = bury({ ...dead, transfers: [...dead.transfers, nearer] }, nearer).account;
    expect(resume(both, 650, 1_000)).toMatchObject({
      used: 50,
      account: {
        charged: [
          [0, 400],
          [500, 650],
        ],
      },
    });
  });
});
