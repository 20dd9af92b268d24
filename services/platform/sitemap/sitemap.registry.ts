import { Injectable } from '@nestjs/common';
import { ReadDatabase } from '#platform/database/read-database.ts';

/** Addresses that one file of the sitemap names; the protocol allows ten times as many. */
const PART_SIZE = 5_000;

/** Pages of one kind that search engines are to know. */
export interface SitemapSource {
  /** As its files are called, for example `movies`. */
  name: string;
  /** Rows `path` and `changed_at` (null where nobody knows), in an order that lasts. */
  sql: string;
}

export interface SitemapPart {
  name: string;
  /** Counted from 1. */
  part: number;
  /** When the newest of its kind changed. */
  changedAt: Date | null;
}

export interface SitemapPage {
  path: string;
  changedAt: Date | null;
}

type PageRow = { path: string; changed_at: Date | null };
type CountRow = { count: number; changed_at: Date | null };

/** The public pages of the site; every feature that has some names them itself. */
@Injectable()
export class SitemapRegistry {
  private readonly sources = new Map<string, SitemapSource>();

  constructor(private readonly database: ReadDatabase) {}

  add(...sources: SitemapSource[]): void {
    for (const source of sources) this.sources.set(source.name, source);
  }

  async parts(): Promise<SitemapPart[]> {
    const parts = await Promise.all([...this.sources.values()].map((source) => this.partsOf(source)));
    return parts.flat();
  }

  /** @returns nothing where there is no such part. */
  async pages(name: string, part: number): Promise<SitemapPage[]> {
    const source = this.sources.get(name);
    if (!source) return [];
    const sql = `${source.sql} limit ${PART_SIZE} offset $1`;
    const rows = await this.database.rows<PageRow>(sql, [(part - 1) * PART_SIZE]);
    return rows.map(({ path, changed_at }) => ({ path, changedAt: changed_at }));
  }

  private async partsOf({ name, sql }: SitemapSource): Promise<SitemapPart[]> {
    const row = await this.database.row<CountRow>(
      `select count(*)::int as count, max(changed_at) as changed_at from (${sql}) pages`,
    );
    const files = Math.ceil((row?.count ?? 0) / PART_SIZE);
    return Array.from({ length: files }, (_, index) => ({ name, part: index + 1, changedAt: row?.changed_at ?? null }));
  }
}
