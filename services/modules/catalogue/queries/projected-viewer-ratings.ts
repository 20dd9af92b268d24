import { Injectable } from '@nestjs/common';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { ViewerRatings } from '../contract/viewer-ratings.port.ts';

const MEANS = `
  select post_id as id, (select round(avg(grade.value::numeric), 1) from jsonb_each_text(grades) grade)::float8 as mean
  from read.viewer_rating where user_id = $1 and post_id = any($2::int[])`;

@Injectable()
export class ProjectedViewerRatings extends ViewerRatings {
  constructor(private readonly database: ReadDatabase) {
    super();
  }

  async of(userId: number, titleIds: readonly number[]): Promise<Map<number, number>> {
    const rows = await this.database.rows<{ id: number; mean: number }>(MEANS, [userId, titleIds]);
    return new Map(rows.map(({ id, mean }) => [id, mean]));
  }
}
