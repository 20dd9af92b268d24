import { Body, Controller, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Endpoint } from '../../../../platform/http/endpoint.decorator.js';
import { entityId, requestBody } from '../../../../platform/http/request-schema.js';
import { editOf, titleFields, titleSavedAnswer } from '../add-title/add-title.request.js';
import { ReviseTitleHandler } from './revise-title.handler.js';

const reviseTitleRequest = requestBody({ ...titleFields, version: z.number().int().min(1).optional() });
type ReviseTitleRequest = z.infer<typeof reviseTitleRequest>;

@ApiTags('console')
@Controller('api/console')
export class ReviseTitleController {
  constructor(private readonly handler: ReviseTitleHandler) {}

  @Post('titles/:id/revise')
  @Endpoint({ summary: "Replace a title's facts", access: 'admin', response: titleSavedAnswer })
  revise(
    @Param('id', { schema: entityId }) titleId: number,
    @Body({ schema: reviseTitleRequest }) body: ReviseTitleRequest,
  ) {
    const { version, ...fields } = body;
    return this.handler.execute({ titleId, version, edit: editOf(fields) });
  }
}
