import type { IncomingMessage } from 'node:http';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { mayCarryToken, requestToken } from '#platform/auth/sessions/request-token.ts';
import { encodingOf } from '#platform/http/compression/content-encoding.ts';
import { ReadModelFeed } from '#platform/messaging/feed/read-model-feed.ts';
import { HealthRegistry } from '#platform/telemetry/health.registry.ts';
import { Metrics } from '#platform/telemetry/metrics.ts';
import type { CachedDocument } from './cached-document.ts';
import { EndOfTurn } from './end-of-turn.ts';
import { peekBody } from './peek-body.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Guests get the same answer to the same request. Where it is made of cached documents alone it is kept whole. */
    kept?: boolean;
  }
  interface FastifyRequest {
    /** Of what a guest may have sent whose answer is not kept. */
    asked?: Asked;
  }
}

interface Asked {
  /** All of the request that its answer depends on. */
  key: string;
  /** The turn of the event loop in which it came. */
  turn: number;
  /** Whether the address says all of it: no field is asked for, neither behind it nor in a body. */
  byAddress: boolean;
}

const MAX_BYTES = 32 * 1024 * 1024;
const MAX_BODY = 500;
const MAX_KEY = 1_000;
/** Of an answer, besides its body. */
const HEAD_BYTES = 1_000;

interface Answer {
  status: number;
  /** Names and values in turn, as Node writes them fastest. */
  headers: string[];
  bytes: Buffer;
  madeOf: readonly CachedDocument[];
}

/**
 * Whole answers to guests, byte for byte, by what was asked byte for byte. An answer is as good as the documents it was made of:
 * when one of them is dropped the request goes its usual way again. One that is kept is sent before anything of the request is
 * parsed: it saves hooks, guards, pipes and handler, most of what a page from the document cache costs.
 */
@Injectable()
export class ResponseCache implements OnModuleInit {
  private readonly answers = new LRUCache<string, Answer>({ maxSize: MAX_BYTES });
  private readonly endOfTurn = new EndOfTurn();
  private readonly hits;
  private readonly fastify: FastifyInstance | null;

  constructor(
    host: HttpAdapterHost,
    private readonly feed: ReadModelFeed,
    private readonly health: HealthRegistry,
    metrics: Metrics,
  ) {
    this.hits = metrics.counter('parde_response_cache_hits_total', 'Requests answered from the response cache');
    const fastify: Partial<FastifyInstance> | undefined = host.httpAdapter?.getInstance?.();
    this.fastify = fastify?.addHook ? (fastify as FastifyInstance) : null;
    // Before every other hook, which come when the application is made.
    this.fastify?.addHook('onRequest', (request, reply, done) => this.lookUp(request, reply, done));
  }

  /** Behind every other hook: what they make of an answer is a part of it. */
  onModuleInit(): void {
    this.fastify?.addHook('onSend', (request, reply, payload, done) => {
      const kept = this.keep(request, reply, payload);
      // What waited for nothing is written together, too. Those who waited have waited for the same look-up, and come together.
      if (request.asked?.turn === this.endOfTurn.number) this.endOfTurn.run(() => done(null, kept));
      else done(null, kept);
    });
  }

  private lookUp(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
    const { raw } = request;
    const mayBeKept = request.routeOptions.config.kept && isFromGuest(raw);
    if (mayBeKept) peekBody(raw, MAX_BODY, (body) => this.answer(body, request, reply), done);
    else done();
  }

  private answer(body: string, request: FastifyRequest, reply: FastifyReply): boolean {
    const key = keyOf(request.raw, body);
    const answer = this.answers.get(key);
    if (!answer || !this.isGood(answer)) {
      const byAddress = asksNothing(request.raw, body);
      if (key.length <= MAX_KEY) request.asked = { key, turn: this.endOfTurn.number, byAddress };
      return false;
    }
    this.hits.inc();
    reply.hijack();
    this.endOfTurn.run(() => reply.raw.writeHead(answer.status, answer.headers).end(answer.bytes));
    return true;
  }

  private isGood({ madeOf }: Answer): boolean {
    return this.feed.connected && !this.health.closing && !madeOf.some((document) => document.dropped);
  }

  /** Keeps what may be kept. @returns the payload; as bytes where they were needed. */
  private keep(request: FastifyRequest, reply: FastifyReply, payload: unknown): unknown {
    const { asked, context } = request;
    const madeOf = context?.documents;
    if (asked === undefined || !madeOf || request.viewer || requestToken(request)) return payload;
    if (madeOf.every(({ ingredient }) => ingredient)) return payload;
    if (reply.statusCode !== 200 && reply.statusCode !== 304) return payload;
    if (reply.hasHeader('connection') || reply.hasHeader('set-cookie')) return payload;
    const bytes = typeof payload === 'string' ? Buffer.from(payload) : payload;
    if (!Buffer.isBuffer(bytes)) return payload;
    const answer = { status: reply.statusCode, headers: headersOf(reply, bytes), bytes, madeOf };
    this.answers.set(asked.key, answer, { size: HEAD_BYTES + 2 * asked.key.length + bytes.length });
    return bytes;
  }
}

/** Who may be signed in, or waits for a position, goes the usual way. */
function isFromGuest({ headers }: IncomingMessage): boolean {
  return headers['parde-after'] === undefined && !mayCarryToken(headers);
}

function keyOf({ method, url, headers }: IncomingMessage, body: string): string {
  const kind = headers['content-type'] ?? '';
  const known = headers['if-none-match'] ?? '';
  const encoding = encodingOf(headers['accept-encoding']);
  // Only the body, which comes last, may have line ends in it: no two questions have one key.
  return `${method} ${url}\n${encoding}\n${kind}\n${known}\n${body}`;
}

function asksNothing({ method, url, headers }: IncomingMessage, body: string): boolean {
  if (url?.includes('?')) return false;
  return method === 'GET' ? body === '' : body === '{}' && headers['content-type'] === 'application/json';
}

function headersOf(reply: FastifyReply, bytes: Buffer): string[] {
  const headers = { ...reply.getHeaders(), 'content-length': bytes.length };
  return Object.entries(headers).flatMap(([name, value]) => [name, String(value)]);
}
