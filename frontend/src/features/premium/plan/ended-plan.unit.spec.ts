import type { StatementEntry } from '../../../api/types.ts';
import { endedPlan } from './ended-plan.ts';

const NOTHING = { bandwidth: 0, vip_expiration: null };
const ENDED = { bandwidth: 0, vip_expiration: '2020-03-01T00:00:00Z' };

const entry = (reason: StatementEntry['reason'], at: string, left = 0, unit: 'bytes' | 'days' = 'bytes') =>
  ({ unit, reason, at, amount: -1, bandwidth: left }) as StatementEntry;
const BEFORE = '2020-02-01T00:00:00Z';
const AFTER = '2020-04-01T00:00:00Z';

describe('the plan that a member has no more', () => {
  it('is the volume whose last bytes a download took', () => {
    const entries = [entry('grant', AFTER, 0, 'days'), entry('download', BEFORE), entry('purchase', BEFORE, 5)];
    expect(endedPlan(NOTHING, entries)).toEqual({ kind: 'volume', at: BEFORE });
  });

  it('is of days and volume the one that ended last', () => {
    expect(endedPlan(ENDED, [entry('download', AFTER)])).toEqual({ kind: 'volume', at: AFTER });
    expect(endedPlan(ENDED, [entry('download', BEFORE)])).toEqual({ kind: 'days', at: ENDED.vip_expiration });
    expect(endedPlan(ENDED)).toEqual({ kind: 'days', at: ENDED.vip_expiration });
  });

  it('is none where volume was taken back, where there never was any, and where there is a plan', () => {
    expect(endedPlan(NOTHING, [entry('reversal', AFTER), entry('download', BEFORE)])).toBeNull();
    expect(endedPlan(NOTHING, [])).toBeNull();
    expect(endedPlan({ ...NOTHING, bandwidth: 1 }, [entry('download', BEFORE)])).toBeNull();
    expect(endedPlan({ ...NOTHING, vip_expiration: '2999-01-01T00:00:00Z' }, [entry('download', BEFORE)])).toBeNull();
  });
});
