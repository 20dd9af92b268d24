import { Injectable } from '@nestjs/common';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { maxPage } from '#platform/http/max-page.ts';
import { documentBytes } from './document-bytes.ts';
import { DocumentCache } from './document-cache.ts';

/** A list in its order: all ids at once, so that its last page costs what its first does. */
export interface OrderedList {
  /** Names filter and order; equal keys are equal lists. */
  key: string;
  /** Dropped when a projection says that one of these changed. */
  tags: readonly string[];
  /** The list is good only until then, whatever changes. */
  until?: Date;
  /** SQL with one column `id`, in order. */
  sql: string;
  parameters?: unknown[];
  /** What its pages tell of it beside its rows: fields of JSON, each with a comma behind. */
  head?: string;
}

interface RowFiller {
  fill(rows: string): Promise<string>;
  /** A whole page, as it is sent. */
  document(text: string): Promise<Buffer>;
}

/** How the rows of a list are fetched and sent. */
export interface ListShape {
  /** Name of the array in the answer, as `posts`. */
  field: string;
  pageSize: number;
  /** SQL for rows (id, json) of the ids in $1; json is text, ready to send. */
  rowsSql: string;
  /** Puts in what rows are kept without; what it puts in is dropped with the list. */
  filledBy?: RowFiller;
  /** The tag under which a row's changes are announced. */
  tagOf: (id: number) => string;
}

interface HeldList {
  /** A reload gives another number, so that a page is never put together from two states of its list. */
  version: number;
  ids: Int32Array;
}

/**
 * Pages of ordered lists as JSON. The order is worked out once by the database and held as bare ids; a page is a slice
 * of it and the rows' own texts joined. Both are dropped when a projection commits what they show.
 */
@Injectable()
export class ListPages {
  private versions = 0;

  constructor(
    private readonly cache: DocumentCache,
    private readonly database: ReadDatabase,
  ) {}

  /** `{"<field>":[…],"max_page":n,"total":n}` as it is sent; a page past the end is empty. @param page counted from 1. */
  async page(list: OrderedList, shape: ListShape, page: number): Promise<Buffer> {
    const held = await this.held(list);
    const { pageSize, field, filledBy } = shape;
    const total = held.ids.length;
    const ids = [...held.ids.subarray((page - 1) * pageSize, page * pageSize)];
    const withRows = (rows: string) =>
      `{${list.head ?? ''}"${field}":[${rows}],"max_page":${maxPage(total, pageSize)},"total":${total}}`;
    if (ids.length === 0) return documentBytes(withRows(''));
    return this.cache.get({
      key: `page ${field} ${page} ${held.version}`,
      tags: [...list.tags, ...ids.map(shape.tagOf)],
      ...(list.until && { until: list.until }),
      load: async () => {
        const text = withRows(await this.rows(ids, shape.rowsSql));
        return filledBy ? filledBy.document(text) : documentBytes(text);
      },
      sizeOf: (bytes) => bytes.length,
    });
  }

  /** The first `count` rows of a list, joined by commas. */
  async first(list: OrderedList, shape: Omit<ListShape, 'pageSize'>, count: number): Promise<string> {
    const held = await this.held(list);
    const ids = [...held.ids.subarray(0, count)];
    if (ids.length === 0) return '';
    return this.cache.getText({
      key: `first ${shape.field} ${count} ${held.version} ${shape.rowsSql}`,
      tags: [...list.tags, ...ids.map(shape.tagOf)],
      ...(list.until && { until: list.until }),
      load: async () => {
        const rows = await this.rows(ids, shape.rowsSql);
        return shape.filledBy ? shape.filledBy.fill(rows) : rows;
      },
    });
  }

  /** The first ids of a list, for pages that choose among them. */
  async head(list: OrderedList, count: number): Promise<number[]> {
    return [...(await this.held(list)).ids.subarray(0, count)];
  }

  /** How many rows a list has. */
  async count(list: OrderedList): Promise<number> {
    return (await this.held(list)).ids.length;
  }

  private held(list: OrderedList): Promise<HeldList> {
    return this.cache.get({
      key: `list ${list.key}`,
      tags: list.tags,
      ...(list.until && { until: list.until }),
      load: async () => {
        this.versions += 1;
        return { version: this.versions, ids: await this.ids(list) };
      },
      sizeOf: ({ ids }) => ids.byteLength + 200,
    });
  }

  /** One text instead of a row for each id: tens of thousands of row objects would take longer than the query. */
  private async ids({ sql, parameters = [] }: OrderedList): Promise<Int32Array> {
    const ordered = `select string_agg(id::text, ',' order by n) as ids from (select id, row_number() over () as n from (${sql}) l) o`;
    const row = await this.database.row<{ ids: string | null }>(ordered, parameters);
    return row?.ids ? Int32Array.from(row.ids.split(','), Number) : new Int32Array();
  }

  private async rows(ids: number[], sql: string): Promise<string> {
    const rows = await this.database.preparedRows<{ id: number; json: string }>(sql, [ids]);
    const texts = new Map(rows.map((row) => [row.id, row.json]));
    return ids.flatMap((id) => texts.get(id) ?? []).join(',');
  }
}
