import path from 'node:path';
import { freePorts } from '../../../services/platform/startup/free-port.ts';
import type { ChaosSite } from '../site/chaos-site.ts';
import { copyServices, type Patch } from '../site/services-copy.ts';
import { type FaultKind, usualLimits } from './fault.ts';

/** Events before its checkpoint that the stuttering projector takes again. */
const AGAIN = 200;

/** In each transport, where it asks the subscription how far it is. */
export const STUTTER: readonly Patch[] = [
  {
    file: 'platform/messaging/transport/log-tail/tail.js',
    find: /\(await this\.subscription\.checkpoint\(LOG_PARTITION\)\)\.position/,
    replace: `Math.max(0, $& - ${AGAIN})`,
  },
  {
    file: 'platform/messaging/transport/kafka/reading/assigned-partitions.js',
    find: /new PartitionReader\(name, await this\.subscription\.checkpoint\(name\)/,
    replace:
      'new PartitionReader(name, await this.subscription.checkpoint(name).then(({ position }) => ' +
      `({ position: Math.max(0, position - ${AGAIN}), bookmark: null }))`,
  },
];

const copies = new WeakMap<ChaosSite, Promise<string>>();
let launched = 0;

/**
 * A third projector, whose transport goes back by some hundreds of events and brings them again, beside the two that are
 * at work. Only the transport is changed: what it brings twice meets the product's own runner.
 */
export const duplicateFaults: FaultKind[] = [
  {
    kind: 'duplicates',
    draw: (random) => ({ target: 'projections', seconds: random.between(3, 6) }),
    async inject(site) {
      const copy = copies.get(site) ?? copyServices(site.dist, path.join(site.plan.folder, 'stutter'), STUTTER);
      copies.set(site, copy);
      launched += 1;
      const [port] = await freePorts(1);
      const projector = await site.launch(`projector-again${launched}`, port as number, { dist: await copy });
      // It gets its share only when its groups have taken it in.
      await projector.ready();
      return { mend: () => projector.kill() };
    },
    limits: (fault) => usualLimits(fault),
  },
];
