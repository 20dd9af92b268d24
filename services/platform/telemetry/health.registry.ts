import { Injectable } from '@nestjs/common';

export type HealthCheck = () => Promise<void>;

/** What must work for this process to be ready; each part of the platform adds its own check. */
@Injectable()
export class HealthRegistry {
  private readonly checks = new Map<string, HealthCheck>();
  /** Set while the process shuts down, so that a balancer sends no new requests. */
  stopping = false;

  add(name: string, check: HealthCheck): void {
    this.checks.set(name, check);
  }

  /** @returns each check's name with 'ok' or what is wrong. */
  async report(): Promise<{ ready: boolean; checks: Record<string, string> }> {
    const entries = await Promise.all(
      [...this.checks].map(async ([name, check]): Promise<[string, string]> => {
        try {
          await check();
          return [name, 'ok'];
        } catch (error) {
          return [name, faultOf(error)];
        }
      }),
    );
    if (this.stopping) entries.push(['process', 'is stopping']);
    return { ready: entries.every(([, state]) => state === 'ok'), checks: Object.fromEntries(entries) };
  }
}

/** Messages of the system and of PostgreSQL name addresses and users, which are nobody's business; their codes do not. */
function faultOf(error: unknown): string {
  if (typeof error === 'object' && error !== null && 'code' in error && error.code) return String(error.code);
  return error instanceof Error ? error.message : String(error);
}
