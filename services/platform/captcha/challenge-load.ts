import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { addressKey } from '#platform/kernel/context/address-key.ts';
import { Metrics } from '#platform/telemetry/metrics.ts';

/** Half of what was counted is forgotten in this time. */
const HALF_LIFE_MS = 60_000;
/** So many challenges of one address cost nothing more; each further so many double the work. Many may share an address. */
const FREE_OF_ADDRESS = 20;
/** The same for all addresses together, in one process. */
const FREE_OF_ALL = 300;
/** A phone tries some thousand hashes a second: the usual difficulty so many times is some seconds. */
export const MAX_FACTOR = 16;
/** Whoever floods from everywhere makes it harder for everybody, but not by much. */
const MAX_FACTOR_OF_ALL = 4;
/** A wrong answer is no slip of the hand: a page makes none. */
const WEIGHT_OF_FAILURE = 2;
const MAX_ADDRESSES = 10_000;

interface Count {
  value: number;
  at: number;
}

/**
 * How many challenges were asked for lately, by address and altogether, and how much harder that makes the next one. Each process
 * counts for itself: its neighbours see their own share of the same flood.
 */
@Injectable()
export class ChallengeLoad {
  private readonly byAddress = new LRUCache<string, Count>({ max: MAX_ADDRESSES });
  private readonly all: Count = { value: 0, at: 0 };
  private readonly challenges;
  private readonly failures;
  private readonly factor;

  constructor(metrics: Metrics) {
    this.challenges = metrics.counter('parde_captcha_challenges_total', 'Challenges that were given');
    this.failures = metrics.counter('parde_captcha_failures_total', 'Answers to challenges that were wrong');
    const help = 'How many times harder than usual the last challenge was';
    this.factor = metrics.gauge('parde_captcha_difficulty_factor', help);
  }

  /** Counts a challenge. @returns how many times harder than usual it is to be, from 1 to MAX_FACTOR. */
  factorFor(address: string | null): number {
    const [ofAddress, ofAll] = this.count(address, 1);
    const own = Math.min(MAX_FACTOR, growth(ofAddress, FREE_OF_ADDRESS));
    const factor = Math.max(own, Math.min(MAX_FACTOR_OF_ALL, growth(ofAll, FREE_OF_ALL)));
    this.challenges.inc();
    this.factor.set(factor);
    return factor;
  }

  /** Counts an answer that was wrong. */
  failed(address: string | null): void {
    this.count(address, WEIGHT_OF_FAILURE);
    this.failures.inc();
  }

  get addresses(): number {
    return this.byAddress.size;
  }

  private count(address: string | null, weight: number): [ofAddress: number, ofAll: number] {
    const now = Date.now();
    const key = addressKey(address ?? 'unknown');
    const own = this.byAddress.get(key) ?? { value: 0, at: now };
    this.byAddress.set(key, own);
    return [add(own, weight, now), add(this.all, weight, now)];
  }
}

function add(count: Count, weight: number, now: number): number {
  count.value = count.value * 2 ** -(Math.max(0, now - count.at) / HALF_LIFE_MS) + weight;
  count.at = now;
  return count.value;
}

function growth(counted: number, free: number): number {
  return 2 ** (Math.max(0, counted - free) / free);
}
