import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import type { Viewer } from '../../../../platform/auth/session-verifier.port.js';
import { CurrentViewer } from '../../../../platform/auth/viewer.decorator.js';
import { Endpoint } from '../../../../platform/http/endpoint.decorator.js';
import { requestBody } from '../../../../platform/http/request-schema.js';
import { PersonalDataRegistry } from '../../../../platform/personal-data/personal-data.registry.js';

const exportRequest = requestBody({});
const exportAnswer = z
  .object({
    status: z.literal(1),
    exported_at: z.iso.datetime(),
    data: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))).describe('section → rows'),
  })
  .meta({ id: 'MyData' });

@ApiTags('accounts')
@Controller('api/user')
export class ExportMyDataController {
  constructor(private readonly personalData: PersonalDataRegistry) {}

  @Post('exportMyData')
  @Endpoint({
    summary: 'Everything the site keeps about me',
    access: 'viewer',
    response: exportAnswer,
    readsFrom: ['accounts', 'comments'],
  })
  async export(
    @Body({ schema: exportRequest }) _body: z.infer<typeof exportRequest>,
    @CurrentViewer() { userId }: Viewer,
  ) {
    const data = await this.personalData.of(userId);
    return { status: 1 as const, exported_at: new Date().toISOString(), data };
  }
}
