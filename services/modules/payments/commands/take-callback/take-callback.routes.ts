import formbody from '@fastify/formbody';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { OwnRoute } from '#platform/http/addresses/own-routes.ts';
import { refusalOf } from '#platform/http/errors/error.filter.ts';
import { formatPositions } from '#platform/kernel/context/read-position.ts';
import { currentContext } from '#platform/kernel/context/request-context.ts';
import type { Sender } from '#platform/kernel/context/sender.ts';
import { AppLogger } from '#platform/telemetry/app-logger.ts';
import { againPage } from './again-page.ts';
import { type CallbackOutcome, TakeCallback } from './take-callback.command.ts';

const MAX_FORM_BYTES = 16 * 1024;
const SEE_OTHER = 303;
const PATH = '/api/payment/callback/:gateway';
const METHODS: OwnRoute['method'][] = ['GET', 'POST'];

/**
 * Where banks send buyers back to: the one place that reads a form of another site. It stands apart from the controllers, in
 * a scope of its own, so that no other route learns to read forms, and so that an old session in the browser, which says
 * nothing about the payment, cannot get in its way.
 */
@Injectable()
export class TakeCallbackRoutes implements OnModuleInit {
  static readonly ownRoutes: readonly OwnRoute[] = METHODS.map((method) => ({ method, path: PATH }));

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly commands: CommandBus,
    private readonly logger: AppLogger,
  ) {}

  onModuleInit(): void {
    // A process for the terminal has no server.
    const fastify = this.host.httpAdapter?.getInstance?.() as FastifyInstance | undefined;
    // Not awaited: that would load the server now, and every route before the error filter is there would do without it.
    void fastify?.register(async (scope) => {
      await scope.register(formbody, { bodyLimit: MAX_FORM_BYTES });
      scope.route({
        method: METHODS,
        url: PATH,
        bodyLimit: MAX_FORM_BYTES,
        handler: (request, reply) => this.take(request, reply),
      });
    });
  }

  private async take(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    const fields = { ...texts(request.query), ...texts(request.body) };
    try {
      const { gateway } = request.params as { gateway: string };
      const outcome = await this.commands.execute(new TakeCallback(senderOf(request), gateway, fields));
      return reply.redirect(pageOf(outcome), SEE_OTHER);
    } catch (error) {
      const { httpStatus, answer } = refusalOf(error);
      if (httpStatus < 500) return reply.status(httpStatus).send(answer);
      this.logger.child('payments').error({ err: error }, 'a callback failed');
      const page = againPage(request.method, fields);
      return reply.status(503).header('retry-after', '2').type('text/html; charset=utf-8').send(page);
    }
  }
}

/** Nobody is signed in as far as a callback is concerned. */
function senderOf({ method, ip }: FastifyRequest): Sender {
  return { actor: null, address: ip, idempotencyKey: null, operation: `${method} ${PATH}`, asStaff: false };
}

/** The page that shows the true state; `after` lets it ask for a state that knows of this callback. */
function pageOf(outcome: CallbackOutcome): string {
  const { reference } = outcome;
  const page = outcome.kind === 'paid' ? `success/${reference}` : `error/${outcome.code}/${reference}`;
  const positions = currentContext()?.positions ?? [];
  const after = positions.length > 0 ? `?after=${encodeURIComponent(formatPositions(positions))}` : '';
  return `/payment/${page}${after}`;
}

/** Single short texts; what is sent twice, or is no text, was not sent. */
function texts(fields: unknown): Record<string, string> {
  if (typeof fields !== 'object' || fields === null) return {};
  const single = Object.entries(fields).filter(([, value]) => typeof value === 'string' && value.length <= 500);
  return Object.fromEntries(
    single.map(([name, value]) => [name, (value as string).toWellFormed().replaceAll('\0', '')]),
  );
}
