import { Controller, Get, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { answerList } from '#platform/http/list-query.ts';
import {
  type ConsoleNewsPost,
  type ConsoleReview,
  consoleNewsPost,
  consoleReview,
  listConsoleNews,
  listConsoleReviews,
  type ListConsoleNews as NewsRequest,
  type ListConsoleReviews as ReviewsRequest,
} from './console-piece.schema.ts';
import { ListConsoleNews, ListConsoleReviews } from './list-console-pieces.query.ts';

@ApiTags('console')
@Controller('api/console')
export class ListConsolePiecesController {
  constructor(private readonly queries: QueryBus) {}

  @Get('news')
  @Endpoint({
    summary: 'News posts, drafts included',
    access: 'moderator',
    response: z.array(consoleNewsPost),
    readsFrom: ['pieces'],
  })
  async news(
    @Query({ schema: listConsoleNews }) request: NewsRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ConsoleNewsPost[]> {
    return answerList(reply, 'news', request.offset, await this.queries.execute(new ListConsoleNews(request)));
  }

  @Get('reviews')
  @Endpoint({
    summary: 'Reviews, drafts included',
    access: 'moderator',
    response: z.array(consoleReview),
    readsFrom: ['pieces', 'title-cards'],
  })
  async reviews(
    @Query({ schema: listConsoleReviews }) request: ReviewsRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ConsoleReview[]> {
    return answerList(reply, 'reviews', request.offset, await this.queries.execute(new ListConsoleReviews(request)));
  }
}
