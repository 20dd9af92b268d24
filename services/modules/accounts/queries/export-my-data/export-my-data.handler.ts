import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { PersonalDataRegistry } from '#platform/personal-data/personal-data.registry.ts';
import { ExportMyData, type MyData } from './export-my-data.query.ts';

@QueryHandler(ExportMyData)
export class ExportMyDataHandler implements IQueryHandler<ExportMyData> {
  constructor(private readonly personalData: PersonalDataRegistry) {}

  async execute({ userId }: ExportMyData): Promise<MyData> {
    const data = await this.personalData.of(userId);
    return { exportedAt: new Date(), data };
  }
}
