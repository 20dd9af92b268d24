import { Injectable } from '@nestjs/common';
import type { PersonRef } from '#modules/catalogue/contract/post-card.ts';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { PersonCards } from '../contract/person-cards.port.ts';

const CARDS = 'select id, ref::json as ref from read.person where id = any($1::int[]) and ref is not null';

@Injectable()
export class ProjectedPersonCards extends PersonCards {
  constructor(private readonly database: ReadDatabase) {
    super();
  }

  async of(personIds: readonly number[]): Promise<Map<number, PersonRef>> {
    const rows = await this.database.rows<{ id: number; ref: PersonRef }>(CARDS, [personIds]);
    return new Map(rows.map(({ id, ref }) => [id, ref]));
  }
}
