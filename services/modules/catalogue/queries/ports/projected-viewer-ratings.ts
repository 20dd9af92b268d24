import { Injectable } from '@nestjs/common';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { ViewerRatings } from '../../contract/viewer-ratings.port.ts';

const OWN = `
  select post_id as id, (select round(avg(grade.value::numeric), 1) from jsonb_each_text(grades) grade)::float8 as mean
  from read.viewer_rating where user_id = $1`;
const MEANS = `${OWN} and post_id = any($2::int[])`;
const ALL = `${OWN} order by mean desc, post_id desc`;

interface Rated {
  id: number;
  mean: number;
  [column: string]: unknown;
}

const byId = (rows: readonly Rated[]) => new Map(rows.map(({ id, mean }) => [id, mean]));

@Injectable()
export class ProjectedViewerRatings extends ViewerRatings {
  constructor(private readonly database: ReadDatabase) {
    super();
  }

  async of(userId: number, titleIds: readonly number[]): Promise<Map<number, number>> {
    return byId(await this.database.preparedRows<Rated>(MEANS, [userId, titleIds]));
  }

  async all(userId: number): Promise<Map<number, number>> {
    return byId(await this.database.preparedRows<Rated>(ALL, [userId]));
  }
}
