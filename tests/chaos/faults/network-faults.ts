import { type FaultKind, targetOf, usualLimits } from './fault.ts';

const LINKED = ['leader', 'projector-1', 'projector-2', 'commands-1', 'commands-2', 'queries-1', 'workers-1'];
const SLOWED = ['leader', 'projector-1', 'commands-1', 'commands-2', 'queries-1'];

export const networkFaults: FaultKind[] = [
  {
    kind: 'cut link',
    draw: (random) => ({ target: random.pick(LINKED), seconds: random.between(0, 3) }),
    async inject(site, fault) {
      const { link } = (await targetOf(site, fault.target)).plan;
      await link.cut();
      return { mend: () => link.mend() };
    },
    limits: (fault) => usualLimits(fault),
  },
  {
    kind: 'slow link',
    draw: (random) => ({ target: random.pick(SLOWED), seconds: random.between(2, 5) }),
    async inject(site, fault) {
      const { link } = (await targetOf(site, fault.target)).plan;
      link.delayMs = 20 + 20 * fault.seconds;
      return {
        mend: async () => {
          link.delayMs = 0;
        },
      };
    },
    limits: (fault) => usualLimits(fault),
  },
  {
    // Commands run to their end; their answers never arrive.
    kind: 'break clients',
    draw: () => ({ target: 'clients', seconds: 0 }),
    async inject({ fronts }) {
      for (const front of fronts) front.breakAll();
      return { mend: async () => undefined };
    },
    limits: (fault) => usualLimits(fault),
  },
];
