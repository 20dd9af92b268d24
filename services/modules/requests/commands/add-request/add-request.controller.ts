import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FileTitle } from '#modules/catalogue/contract/files/release-files.port.ts';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { sponsored } from '../../application/sponsored-request.schema.ts';
import { NOT_REQUESTED } from '../../domain/request-errors.ts';
import { AddRequest } from './add-request.command.ts';
import {
  type AddRequestAnswer,
  type AddRequestRequest,
  addRequestAnswer,
  addRequestRequest,
} from './add-request.request.ts';

/** Specification §8: success, by what the request is of, whoever has said so first. */
const ADDED = { 1: 'Movie added successfully', 2: 'TV series added successfully' };
const ASKED_BEFORE = 'You have asked for this already';

@ApiTags('requests')
@Controller('api/user')
export class AddRequestController {
  constructor(private readonly commands: CommandBus) {}

  @Post('addRequest')
  @Endpoint({
    summary: 'Wish for a movie or series; of several members it is one request with each as a sponsor',
    access: 'viewer',
    response: addRequestAnswer,
    idempotent: true,
    invalidMessage: NOT_REQUESTED,
  })
  async add(
    @Body({ schema: addRequestRequest }) { type, link }: AddRequestRequest,
    @SentBy() sender: MemberSender,
  ): Promise<AddRequestAnswer> {
    const result = await this.commands.execute(new AddRequest(sender, type, link));
    if ('request' in result) {
      const { request } = result;
      const message = request.changed ? ADDED[request.postType] : ASKED_BEFORE;
      return { status: 1, message, added: request.changed, title: null, post: null, request: sponsored(request) };
    }
    const { title } = result;
    return {
      status: 2,
      message: 'This request exists on site',
      added: false,
      title: title.name.en,
      post: postOf(title),
      request: null,
    };
  }
}

function postOf({ titleId, postType, slug, name, releaseYear }: FileTitle) {
  const cover_path = `/media/images/posters/${slug}.jpg`;
  return { id: titleId, post_type: postType, slug, name, release_year: releaseYear, cover_path };
}
