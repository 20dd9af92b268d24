import { Injectable } from '@nestjs/common';

/** Throws when the process is not ready; may return a note on what is not as it should be and is coped with. */
type HealthCheck = () => Promise<unknown>;

const OK = 'ok';
/** Who watches does not wait longer either, in milliseconds. */
const MAX_CHECK_MS = 2_000;

/** What must work for this process to be ready; each part of the platform adds its own check. */
@Injectable()
export class HealthRegistry {
  private readonly checks = new Map<string, { check: HealthCheck; keepMs: number }>();
  private readonly underWay = new Map<string, Promise<unknown>>();
  /** Until when (`performance.now()`) an answer stands for the next ones. */
  private readonly kept = new Map<string, { answer: Promise<unknown>; until: number }>();
  /** Set while the process shuts down, so that a balancer sends no new requests. */
  stopping = false;
  /** Set once no new connections are taken. */
  closing = false;

  /** @param keepMs how long an answer is good for, for a check that costs something. */
  add(name: string, check: HealthCheck, keepMs = 0): void {
    this.checks.set(name, { check, keepMs });
  }

  /** @returns each check's name with 'ok' (and a note) or what is wrong. */
  async report(): Promise<{ ready: boolean; checks: Record<string, string> }> {
    const entries = await Promise.all(
      [...this.checks].map(async ([name, { check, keepMs }]): Promise<[string, string]> => {
        try {
          const note = await this.answerOf(name, check, keepMs);
          return [name, typeof note === 'string' ? `${OK}, ${note}` : OK];
        } catch (error) {
          return [name, errorText(error)];
        }
      }),
    );
    if (this.stopping) entries.push(['process', 'is stopping']);
    return {
      ready: entries.every(([, state]) => state === OK || state.startsWith(`${OK}, `)),
      checks: Object.fromEntries(entries),
    };
  }

  /** One question at a time to each part, however often and long somebody asks. @throws Error when it takes too long. */
  private async answerOf(name: string, check: HealthCheck, keepMs: number): Promise<unknown> {
    const kept = this.kept.get(name);
    if (kept && kept.until > performance.now()) return kept.answer;
    const answer = this.underWay.get(name) ?? this.ask(name, check, keepMs);
    const tooLong = Promise.withResolvers<never>();
    const timer = setTimeout(() => tooLong.reject(new Error(`no answer within ${MAX_CHECK_MS} ms`)), MAX_CHECK_MS);
    return Promise.race([answer, tooLong.promise]).finally(() => clearTimeout(timer));
  }

  private ask(name: string, check: HealthCheck, keepMs: number): Promise<unknown> {
    const answer = check().finally(() => {
      this.underWay.delete(name);
      if (keepMs > 0) this.kept.set(name, { answer, until: performance.now() + keepMs });
    });
    this.underWay.set(name, answer);
    answer.catch(() => undefined);
    return answer;
  }
}

/** Messages of the system and of PostgreSQL name addresses and users, which are nobody's business; their codes do not. */
function errorText(error: unknown): string {
  if (typeof error === 'object' && error !== null && 'code' in error && error.code) return String(error.code);
  return error instanceof Error ? error.message : String(error);
}
