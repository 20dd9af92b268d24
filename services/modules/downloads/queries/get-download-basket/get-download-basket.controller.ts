import { Body, Controller, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { CurrentViewer } from '#platform/auth/viewer.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import type { Viewer } from '#platform/kernel/context/viewer.ts';
import { GetDownloadBasket } from './get-download-basket.query.ts';
import {
  type DownloadBasketAnswer,
  type DownloadBasketRequest,
  downloadBasketAnswer,
  downloadBasketRequest,
} from './get-download-basket.schema.ts';

@ApiTags('downloads')
@Controller('api/user')
export class GetDownloadBasketController {
  constructor(private readonly queries: QueryBus) {}

  @Post('downloadBasket')
  @Endpoint({
    summary: 'What several files are together, and whether what the viewer has left is enough for them',
    access: 'viewer',
    response: downloadBasketAnswer,
    readsFrom: ['release-files', 'title-cards', 'membership', 'downloads'],
  })
  basket(
    @Body({ schema: downloadBasketRequest }) { file_ids }: DownloadBasketRequest,
    @CurrentViewer() viewer: Viewer,
  ): Promise<DownloadBasketAnswer> {
    return this.queries.execute(new GetDownloadBasket(viewer.userId, file_ids));
  }
}
