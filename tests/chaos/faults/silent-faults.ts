import { type FaultKind, type Limits, targetOf } from './fault.ts';

/** After which everything works again, once the fault is over. */
const RECOVERY_SECONDS = 30;
/** Longer than anything in the product waits. */
const FROZEN_SECONDS = 45;

const LINKED = ['leader', 'projector-1', 'projector-2', 'commands-1', 'commands-2', 'queries-1', 'workers-1'];
const ALL = 'all links';

const limits = ({ seconds }: { seconds: number }): Limits => {
  const recovered = seconds + RECOVERY_SECONDS;
  return { commands: recovered, positions: recovered, reads: recovered };
};

/** What tells nobody of its end: connections that stay open and say nothing. */
export const silentFaults: FaultKind[] = [
  {
    // As when a firewall has forgotten its connections: those that exist are dead and do not know it, new ones work.
    kind: 'black hole',
    draw: (random) => ({ target: random.pick([ALL, ...LINKED]), seconds: 0 }),
    async inject(site, { target }) {
      const processes = target === ALL ? site.processes : [await targetOf(site, target)];
      for (const { plan } of processes) plan.link.swallow();
      return { mend: async () => undefined };
    },
    limits,
  },
  {
    kind: 'frozen link',
    draw: (random) => ({ target: random.pick([ALL, ...LINKED]), seconds: FROZEN_SECONDS }),
    async inject(site, { target }) {
      const processes = target === ALL ? [...site.processes] : [await targetOf(site, target)];
      for (const { plan } of processes) plan.link.hold();
      return {
        mend: async () => {
          for (const { plan } of processes) plan.link.goOn();
        },
      };
    },
    limits,
  },
  {
    kind: 'frozen process',
    draw: (random) => ({
      target: random.pick(['leader', 'projector-1', 'projector-2', 'commands-1', 'commands-2']),
      seconds: FROZEN_SECONDS,
    }),
    async inject(site, { target }) {
      const process = await targetOf(site, target);
      process.freeze();
      return { mend: async () => process.thaw() };
    },
    limits,
  },
  {
    kind: 'frozen database',
    draw: () => ({ target: 'database', seconds: FROZEN_SECONDS }),
    async inject({ database }) {
      database.freeze();
      return { mend: async () => database.thaw() };
    },
    limits,
  },
];
