import { Body, Controller, HttpCode, Ip, Post, Res, SetMetadata } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentViewer } from '#platform/auth/viewer.decorator.ts';
import { ACCESS } from '#platform/http/access.decorator.ts';
import { READS_FROM } from '#platform/http/endpoint.decorator.ts';
import type { Viewer } from '#platform/kernel/context/viewer.ts';
import { type Limit, ProcessThrottle } from '#platform/throttling/in-process/process-throttle.ts';
import { GetReceiptFile } from './get-receipt-file.query.ts';
import { type ReceiptFileRequest, receiptFileRequest } from './receipt-file.schema.ts';

/** Drawing one takes as long as a hundred other answers. */
const RECEIPT_FILES: Limit = { name: 'receipt-file', max: 20, seconds: 300 };

/** The answer is a PDF file, not JSON. */
@ApiTags('payments')
@Controller('api/user')
export class GetReceiptFileController {
  constructor(
    private readonly queries: QueryBus,
    private readonly throttle: ProcessThrottle,
  ) {}

  @Post('receiptFile')
  @HttpCode(200)
  @SetMetadata(ACCESS, 'viewer')
  @SetMetadata(READS_FROM, ['payments', 'payment-buyers'])
  @ApiBearerAuth()
  @ApiOperation({
    summary: 'The receipt of one of the viewer’s payments as a PDF file, in their language',
    description: 'Access: viewer',
  })
  async file(
    @Body({ schema: receiptFileRequest }) { reference, language }: ReceiptFileRequest,
    @CurrentViewer() viewer: Viewer,
    @Ip() address: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.throttle.consumeAddress(RECEIPT_FILES, address);
    const { number, bytes } = await this.queries.execute(new GetReceiptFile(viewer.userId, reference, language));
    reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="parde-${number}.pdf"`)
      .type('application/pdf')
      .send(bytes);
  }
}
