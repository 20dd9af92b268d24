import { isIPv6 } from 'node:net';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Config } from '../config/config.js';
import { currentContext } from '../http/request-context.js';
import { TooManyRequests } from './too-many-requests.js';

/** At most `most` tries within `seconds`, counted for each key by itself. */
export interface Limit {
  name: string;
  most: number;
  seconds: number;
}

interface Count {
  tries: number;
  /** Milliseconds since the epoch. */
  endsAt: number;
}

/** Keys kept; a flood of invented ones pushes out the oldest and takes no more memory. */
const MOST_KEYS = 100_000;

/** Counts tries in this process's memory; several processes let through as many times more. */
@Injectable()
export class Throttle {
  private readonly counts = new LRUCache<string, Count>({ max: MOST_KEYS });
  private readonly enabled: boolean;

  constructor(config: Config) {
    this.enabled = config.values.throttling;
  }

  /** Counts a try. @throws TooManyRequests when there were too many. */
  take(limit: Limit, key: string | number): void {
    if (!this.enabled) return;
    const now = Date.now();
    const name = `${limit.name} ${key}`;
    const known = this.counts.get(name);
    const count = known && known.endsAt > now ? known : { tries: 0, endsAt: now + limit.seconds * 1_000 };
    if (count.tries >= limit.most) throw new TooManyRequests(Math.ceil((count.endsAt - now) / 1_000));
    count.tries += 1;
    this.counts.set(name, count);
  }

  /** Counts a try of the address the request under way comes from. */
  takeAddress(limit: Limit): void {
    this.take(limit, addressKey(currentContext()?.address ?? 'unknown'));
  }

  /** Forgets the tries of a key, for example after the right password. */
  forgive(limit: Limit, key: string | number): void {
    this.counts.delete(`${limit.name} ${key}`);
  }
}

/** One subscriber has a whole /64 of IPv6 addresses. */
export function addressKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('%')[0]!.split('::');
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? [] : Array<string>(8 - left.length - right.length).fill('0');
  return [...left, ...zeros, ...right]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
