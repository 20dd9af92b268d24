import { setTimeout as pause } from 'node:timers/promises';
import { solvedCaptcha } from '../../support/api-client.ts';
import type { Ledger, LedgerEntry } from '../ledger.ts';
import { type Random, uuidOf } from '../random.ts';

/** A process that was stopped answers late or never; a client does not wait for ever. */
const TIMEOUT_MS = 8_000;

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape
type Body = any;

interface CommandRequest {
  kind: string;
  path: string;
  body: object;
  /** Sent with an Idempotency-Key and, as a good client does, again until it is answered. */
  keyed?: boolean;
  /** Events that the answer says were made. */
  events?: (body: Body) => number;
  /** Events it can make at most, for when nobody says; 1 when absent. */
  most?: number;
  /** Or fewer: a log-out may find that a log-in has ended the session already. */
  orFewer?: boolean;
  note?: string;
  /** Which commands process is asked first; drawn when absent. */
  via?: number;
}

export interface CommandResult {
  entry: LedgerEntry;
  body: Body;
}

interface Reply {
  status: number;
  body: Body;
  position: string;
}

/** Sends commands and writes into the ledger what became of each. */
export class CommandClient {
  /** By commands process: the youngest of the commands it has acknowledged, by when it was sent (the ledger's clock). */
  readonly lastAcknowledged: number[] = [];
  private readonly urls: readonly string[];
  private readonly ledger: Ledger;

  constructor(urls: readonly string[], ledger: Ledger) {
    this.urls = urls;
    this.ledger = ledger;
  }

  async send(random: Random, request: CommandRequest): Promise<CommandResult> {
    const id = uuidOf(random);
    const first = request.via ?? random.between(0, this.urls.length - 1);
    const entry = await this.ledger.invoke(id, request.kind, request.note ?? '');
    // A double tap: two requests at once under one key are one command.
    if (request.keyed && random.chance(0.15)) void this.ask(id, request, first + 1);
    let tries = 0;
    let reply: Reply | null;
    do {
      if (tries > 0) await pause(200 * Math.min(tries, 5));
      reply = await this.ask(id, request, first + tries);
      tries += 1;
    } while (request.keyed && !isAnswer(reply) && tries < 40);
    await this.settle(entry, request, reply, tries > 1);
    return { entry, body: reply?.body };
  }

  /** @returns a solved captcha, or null when nobody answers. */
  captcha(random: Random): Promise<string | null> {
    return solvedCaptcha(random.pick(this.urls)).catch(() => null);
  }

  /** Asks without the ledger, for what changes nothing. */
  async probe(path: string, body: object, via: number): Promise<Reply | null> {
    return this.post(path, body, {}, via);
  }

  private async settle(
    entry: LedgerEntry,
    request: CommandRequest,
    reply: Reply | null,
    again: boolean,
  ): Promise<void> {
    if (reply?.status === 200 && reply.body?.status === 1) {
      const events = request.events?.(reply.body) ?? 1;
      await this.ledger.settle(entry, 'acknowledged', {
        events,
        orFewer: request.orFewer ?? false,
        position: reply.position,
      });
    } else if (isAnswer(reply) && !again) {
      await this.ledger.settle(entry, 'refused', { note: `${entry.note} ${reply?.body?.code}` });
    } else {
      // After a try that nobody answered, a refusal says nothing about that try.
      const note = `${entry.note} ${reply?.status ?? 'no answer'}`;
      await this.ledger.settle(entry, 'unanswered', { events: request.most ?? 1, note });
    }
  }

  private async ask(id: string, request: CommandRequest, via: number): Promise<Reply | null> {
    const begun = this.ledger.now();
    const headers: Record<string, string> = { 'x-correlation-id': id };
    if (request.keyed) headers['idempotency-key'] = id;
    const reply = await this.post(request.path, request.body, headers, via);
    const process = via % this.urls.length;
    if (reply?.status === 200) this.lastAcknowledged[process] = Math.max(begun, this.lastAcknowledged[process] ?? 0);
    return reply;
  }

  private async post(path: string, body: object, headers: Record<string, string>, via: number): Promise<Reply | null> {
    try {
      const answer = await fetch(`${this.urls[via % this.urls.length]}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      return {
        status: answer.status,
        body: await answer.json().catch(() => null),
        position: answer.headers.get('parde-position') ?? '',
      };
    } catch {
      return null;
    }
  }
}

function isAnswer(reply: Reply | null): boolean {
  return reply !== null && reply.status < 500 && reply.body !== null;
}
