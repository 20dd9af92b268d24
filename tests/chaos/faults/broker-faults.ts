import type { OwnKafka } from '../../support/kafka/start-kafka.ts';
import type { ChaosSite } from '../site/chaos-site.ts';
import { type FaultKind, type Limits, usualLimits } from './fault.ts';

/** Commands, and the numbering of their events, need no broker. */
const WITHOUT_BROKER: Partial<Limits> = { commands: 5, positions: 10 };

function brokerOf({ plan }: ChaosSite): OwnKafka {
  if (!plan.broker) throw new Error('this site has no broker');
  return plan.broker;
}

/** Faults of Kafka, for the profile that has one. */
export const brokerFaults: FaultKind[] = [
  {
    kind: 'kill broker',
    draw: (random) => ({ target: 'broker', seconds: random.between(0, 4) }),
    async inject(site) {
      await brokerOf(site).kill();
      return { mend: () => brokerOf(site).restart() };
    },
    limits: (fault) => usualLimits(fault, { ...WITHOUT_BROKER, reads: fault.seconds + 30 }),
  },
  {
    kind: 'stop broker',
    draw: (random, [least, most]) => ({ target: 'broker', seconds: random.between(least, most) }),
    async inject(site) {
      await brokerOf(site).pause();
      return { mend: async () => brokerOf(site).resume() };
    },
    limits: (fault) => usualLimits(fault, { ...WITHOUT_BROKER, reads: fault.seconds + 30 }),
  },
  {
    // The relay notices by itself that what it had published is gone.
    kind: 'wipe broker',
    draw: () => ({ target: 'broker', seconds: 0 }),
    async inject(site) {
      await brokerOf(site).wipe();
      return { mend: async () => undefined };
    },
    limits: (fault) => usualLimits(fault, WITHOUT_BROKER),
  },
  {
    // As an operator does it: everything comes a second time.
    kind: 'republish',
    draw: () => ({ target: 'all events', seconds: 0 }),
    async inject(site) {
      await site.cli(['republish', '--from', '1'], site.url, site.plan.environment);
      return { mend: async () => undefined };
    },
    limits: (fault) => usualLimits(fault, WITHOUT_BROKER),
  },
];
