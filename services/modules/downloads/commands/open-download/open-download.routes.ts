import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { titlePath } from '#modules/catalogue/contract/titles/title-path.ts';
import { requestToken } from '#platform/auth/sessions/request-token.ts';
import { SessionVerifier } from '#platform/auth/sessions/session-verifier.port.ts';
import { readToken } from '#platform/auth/sessions/token.ts';
import type { OwnRoute } from '#platform/http/addresses/own-routes.ts';
import { isForPage, noticePage, type WayOn } from '#platform/http/notice-page/notice-page.ts';
import { Config } from '#platform/kernel/config/config.ts';
import type { Viewer } from '#platform/kernel/context/viewer.ts';
import { AppLogger } from '#platform/telemetry/app-logger.ts';
import {
  inBothLanguages,
  pageWithFile,
  type RefusalWords,
  SAME_ADDRESS,
  TRY_AGAIN,
} from '../../contract/download-refusals.ts';
import { OpenDownload, type OpenedDownload } from './open-download.command.ts';
import { REFUSAL_ANSWERS } from './refusal-answers.ts';

const PATH = '/d/:fid';
const FILE_ID = /^[1-9]\d{0,8}$/;
const FOUND = 302;
const KEYS_PAGE = { path: '/user/profile-page?tab=downloads', fa: 'رفتن به صفحهٔ دانلودها', en: 'Go to your downloads' };

type Refused = Exclude<OpenedDownload, { path: string }>;

/**
 * Links that heal: a browser is led to a fresh link in its session's name, a download manager in that of its key, today and
 * in a month. It stands apart from the controllers: an old session in a manager's cookies, beside a good key, must not get
 * in the way, and whoever is refused is told so in words.
 */
@Injectable()
export class OpenDownloadRoutes implements OnModuleInit {
  static readonly ownRoutes: readonly OwnRoute[] = [{ method: 'GET', path: PATH }];

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly commands: CommandBus,
    private readonly sessions: SessionVerifier,
    private readonly config: Config,
    private readonly logger: AppLogger,
  ) {}

  onModuleInit(): void {
    // A process for the terminal has no server.
    const fastify = this.host.httpAdapter?.getInstance?.() as FastifyInstance | undefined;
    fastify?.route({ method: ['GET', 'HEAD'], url: PATH, handler: (request, reply) => this.answer(request, reply) });
  }

  private async answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').header('vary', 'accept');
    try {
      const opened = await this.open(request);
      if ('path' in opened) return reply.redirect(opened.path, FOUND);
      // The log-in would take a session that is over for one that is there, and lead on at once.
      if (opened.refusal === 'login') reply.clearCookie('token', { path: '/' });
      return refuse(request, reply, opened);
    } catch (error) {
      // The address carries a key: nothing of the request is logged.
      this.logger.child('downloads').error({ err: error }, 'a download could not be opened');
      reply.header('retry-after', '2');
      return say(request, reply, { status: 503, ...TRY_AGAIN }, SAME_ADDRESS);
    }
  }

  private async open(request: FastifyRequest): Promise<OpenedDownload> {
    const fid = fileOf(request);
    if (!FILE_ID.test(fid)) return { refusal: 'gone' };
    const { key } = request.query as { key?: unknown };
    const actor = key === undefined ? await this.viewerOf(request) : null;
    const sender = { actor, address: request.ip, idempotencyKey: null, operation: `GET ${PATH}`, asStaff: false };
    return this.commands.execute(new OpenDownload(sender, Number(fid), key === undefined ? null : String(key)));
  }

  private async viewerOf(request: FastifyRequest): Promise<Viewer | null> {
    const token = requestToken(request);
    const claims = token ? readToken(token, this.config.values.tokenSecret) : null;
    if (!claims) return null;
    return this.sessions.verify(Number(claims.sub), claims.sid, claims.iat, request.context?.after ?? []);
  }
}

function refuse(request: FastifyRequest, reply: FastifyReply, { refusal, title }: Refused): FastifyReply {
  const words = REFUSAL_ANSWERS[refusal];
  if (isForPage(request) && refusal === 'gone') return reply.redirect(pageOfGone(request, title), FOUND);
  if (isForPage(request) && words.page) return reply.redirect(pageWithFile(words.page, fileOf(request)), FOUND);
  return say(request, reply, words, KEYS_PAGE);
}

/** A page with a way on for browsers, both languages for a download manager's log. */
function say(
  request: FastifyRequest,
  reply: FastifyReply,
  words: Pick<RefusalWords, 'status' | 'fa' | 'en'>,
  wayOn: WayOn,
): FastifyReply {
  reply.status(words.status);
  if (isForPage(request)) return reply.type('text/html; charset=utf-8').send(noticePage(request, words, wayOn));
  return reply.type('text/plain; charset=utf-8').send(inBothLanguages(words));
}

const fileOf = ({ params }: FastifyRequest) => (params as { fid: string }).fid;

/** Its title's page, which says that the file is gone and has the others; else the player's page of a file that there is not. */
function pageOfGone(request: FastifyRequest, title: Refused['title']): string {
  const fid = fileOf(request);
  if (title) return pageWithFile(titlePath(title), fid);
  return `/play/${FILE_ID.test(fid) ? fid : 0}`;
}
