import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../../../../platform/http/endpoint.decorator.js';
import { AddTitleHandler } from './add-title.handler.js';
import { type AddTitleRequest, addTitleRequest, editOf, titleSavedAnswer } from './add-title.request.js';

@ApiTags('console')
@Controller('api/console')
export class AddTitleController {
  constructor(private readonly handler: AddTitleHandler) {}

  @Post('titles')
  @Endpoint({ summary: 'Add a title', access: 'admin', response: titleSavedAnswer, idempotent: true })
  add(@Body({ schema: addTitleRequest }) body: AddTitleRequest) {
    return this.handler.execute(editOf(body));
  }
}
