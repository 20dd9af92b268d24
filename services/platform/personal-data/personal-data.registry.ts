import { Injectable } from '@nestjs/common';
import { ReadDatabase } from '#platform/database/read-database.ts';

/** A part of what the site keeps about one user. */
export interface PersonalSection {
  /** As the export calls it, for example `comments`. */
  name: string;
  /** Rows of the read side; $1 is the user's id. */
  sql: string;
}

/** What a user gets who asks for their data; every feature that keeps some puts its sections in. */
@Injectable()
export class PersonalDataRegistry {
  private readonly sections = new Map<string, PersonalSection>();

  constructor(private readonly database: ReadDatabase) {}

  add(...sections: PersonalSection[]): void {
    for (const section of sections) this.sections.set(section.name, section);
  }

  async of(userId: number): Promise<Record<string, object[]>> {
    const data: Record<string, object[]> = {};
    for (const { name, sql } of this.sections.values()) data[name] = await this.database.rows(sql, [userId]);
    return data;
  }
}
