import { existsSync } from 'node:fs';
import path from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { siteAddress } from '#platform/http/addresses/site-address.ts';
import { encodingOf } from '#platform/http/compression/content-encoding.ts';
import { languageOf } from '#platform/http/notice-page/page-language.ts';
import { Config, type ConfigValues } from '#platform/kernel/config/config.ts';
import { AppLogger } from '#platform/telemetry/app-logger.ts';
import { Metrics } from '#platform/telemetry/metrics.ts';
import { KeptPages } from './kept-pages.ts';
import type { AskApi } from './page-call.ts';
import { type DrawnPage, PageDocument, type PageLanguage } from './page-document.ts';
import { PageRenderer } from './page-renderer.ts';
import { SentPage } from './sent-page.ts';

/** Addresses that never are a page of a front end. */
const NO_PAGE = /^\/(api|media|dl|stream|dev|bank|health|metrics)(\/|$)/;
const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
/** Cookies that say how a page looks to everybody who has them. */
const LOOKS = /^(?:lang|notice-[\w-]{1,40})$/;

export function isPageAddress(address: string): boolean {
  return !NO_PAGE.test(address.split('?')[0] ?? '');
}

/**
 * The pages of the public site as whole documents: drawn here for a reader without scripts, for search engines and for the
 * first look, each as a guest sees it; the browser goes on from there. Where drawing fails or is off, browsers draw them.
 */
export class PageServer {
  private readonly kept = new KeptPages();
  /** Of the pages that are kept. */
  private readonly sent = new WeakMap<DrawnPage, SentPage>();
  private readonly shell: SentPage;
  private readonly log: Logger;

  private constructor(
    private readonly fastify: FastifyInstance,
    private readonly values: ConfigValues,
    private readonly document: PageDocument,
    private readonly renderer: PageRenderer | null,
    logger: AppLogger,
    private readonly metrics: Metrics,
  ) {
    this.log = logger.child('pages');
    this.shell = new SentPage(() => document.shell);
    fastify.addHook('onClose', () => renderer?.close());
  }

  /** @param root the folder with the built public site. @returns null where it is not built. */
  static of(app: NestFastifyApplication, root: string): PageServer | null {
    const file = path.join(root, 'frontend/dist/index.html');
    if (!existsSync(file)) return null;
    const { values } = app.get(Config);
    const program = path.join(root, 'frontend/dist-server/page-renderer.js');
    const renderer = values.drawPages && existsSync(program) ? new PageRenderer(program) : null;
    const fastify = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
    return new PageServer(fastify, values, PageDocument.read(file), renderer, app.get(AppLogger), app.get(Metrics));
  }

  /** Answers with the page at the address that was asked for. */
  async answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const language = languageOf(request);
    const page = await this.draw(request, language);
    if (page?.location) return reply.header('cache-control', 'no-cache').redirect(page.location, page.status);
    const sent = page ? this.sentPage(page, language) : this.shell;
    const { etag } = sent;
    const cache = page?.forOne ? 'private, no-cache' : 'no-cache';
    reply.headers({ 'cache-control': cache, vary: 'Cookie, accept-encoding', etag }).status(page?.status ?? 200);
    if (request.headers['if-none-match']?.replace(/^W\//, '') === etag) return reply.status(304).send();
    const encoding = encodingOf(request.headers['accept-encoding']);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.type('text/html; charset=utf-8').send(await sent.as(encoding));
  }

  private sentPage(page: DrawnPage, language: PageLanguage): SentPage {
    const known = this.sent.get(page);
    if (known) return known;
    const made = new SentPage(() => this.document.around(page, language));
    this.sent.set(page, made);
    return made;
  }

  private async draw(request: FastifyRequest, language: PageLanguage): Promise<DrawnPage | null> {
    const { renderer } = this;
    if (!renderer) return null;
    const address = `${siteAddress(this.values, request.host)}${request.url}`;
    const cookies = looksOf(request);
    const begun = performance.now();
    let outcome = 'failed';
    try {
      const ask = this.asks(request);
      const { page, kept } = await this.kept.get(`${language} ${cookies} ${address}`, ask, (asked) =>
        renderer.draw({ address, language, cookies }, asked),
      );
      outcome = kept ? 'kept' : page ? 'drawn' : 'left';
      return page;
    } catch (error) {
      this.log.warn({ path: request.url.split('?')[0], err: error }, 'a page was not drawn; the browser draws it');
      return null;
    } finally {
      this.metrics
        .histogram('parde_page_seconds', 'Pages of the public site, by what became of them', ['outcome'], SECONDS)
        .observe({ outcome }, (performance.now() - begun) / 1_000);
    }
  }

  /** The page's calls count as the visitor's own; they are those of a guest. */
  private asks(request: FastifyRequest): AskApi {
    const { remoteAddress } = request.socket;
    const forwarded = request.headers['x-forwarded-for'];
    return async ({ method, path: url, body }) => {
      const { statusCode, body: answer } = await this.fastify.inject({
        method,
        url,
        ...(remoteAddress !== undefined && { remoteAddress }),
        headers: {
          ...(forwarded !== undefined && { 'x-forwarded-for': forwarded }),
          ...(body !== null && { 'content-type': 'application/json' }),
        },
        ...(body !== null && { payload: body }),
      });
      return { status: statusCode, body: answer };
    };
  }
}

function looksOf({ cookies }: FastifyRequest): string {
  return Object.entries(cookies)
    .filter(([name]) => LOOKS.test(name))
    .map(([name, value]) => `${name}=${encodeURIComponent(value ?? '')}`)
    .sort()
    .join('; ');
}
