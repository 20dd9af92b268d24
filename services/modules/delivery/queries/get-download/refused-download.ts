import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ReleaseFileCards } from '#modules/catalogue/contract/files/release-file-cards.port.ts';
import { titlePath } from '#modules/catalogue/contract/titles/title-path.ts';
import { inBothLanguages, pageWithFile, SAME_ADDRESS } from '#modules/downloads/contract/download-refusals.ts';
import { isForPage, noticePage, type WayOn } from '#platform/http/notice-page/notice-page.ts';
import { AppLogger } from '#platform/telemetry/app-logger.ts';
import { type RefusalReason, refusalOf } from '../../domain/refusal.ts';
import { bare } from '../bare-answer.ts';

const HOME = { path: '/', fa: 'رفتن به صفحهٔ اصلی', en: 'Go to the home page' };
const TITLE = { fa: 'رفتن به صفحهٔ عنوان', en: 'Go to the title' };

/** The answer of a refusal to who fetches a file: a page for browsers, words for others. */
@Injectable()
export class RefusedDownload {
  constructor(
    private readonly cards: ReleaseFileCards,
    private readonly logger: AppLogger,
  ) {}

  /** @param fileId null where nobody has signed which it is. */
  async answer(
    request: FastifyRequest,
    reply: FastifyReply,
    reason: RefusalReason,
    fileId: number | null,
  ): Promise<void> {
    const refusal = refusalOf(reason);
    bare(reply, refusal.retryAfterSeconds);
    if (!isForPage(request))
      return void reply.status(refusal.status).type('text/plain; charset=utf-8').send(inBothLanguages(refusal));
    if (refusal.page) return void reply.redirect(pageWithFile(refusal.page, fileId ?? 0), 302);
    const page = noticePage(request, refusal, fileId === null ? HOME : await this.wayOn(fileId));
    reply.status(refusal.status).type('text/html; charset=utf-8').send(page);
  }

  private async wayOn(fileId: number): Promise<WayOn> {
    try {
      const card = (await this.cards.of([fileId])).get(fileId);
      return card ? { path: titlePath(card), ...TITLE } : HOME;
    } catch (error) {
      this.logger.child('delivery').debug({ err: error }, 'a refusal does not know its title');
      return SAME_ADDRESS;
    }
  }
}
