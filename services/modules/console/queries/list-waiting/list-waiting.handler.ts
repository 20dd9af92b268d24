import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { ReadDatabase } from '#platform/database/read-database.ts';
import type { ListPage } from '#platform/http/list-query.ts';
import { type WaitingItem, WaitingWorkRegistry } from '#platform/waiting-work/waiting-work.registry.ts';
import type { WorkKind } from '../../contract/work-claims.events.ts';
import { ListWaiting } from './list-waiting.query.ts';
import type { WaitingRow } from './list-waiting.schema.ts';

const CLAIMS = `
  select c.kind || '-' || c.item_id as id, c.username, c.user_id = $3 as mine, c.until
  from unnest($1::text[], $2::int[]) as wanted(kind, item_id)
  join read.work_claim c using (kind, item_id)
  where c.until > now()`;

type Item = WaitingItem & { kind: WorkKind };
const timeOf = ({ since }: Item) => new Date(since).getTime();
type Claim = NonNullable<WaitingRow['claim']>;

/** Each feature tells what of its own waits longest; here they are put into one order. */
@QueryHandler(ListWaiting)
export class ListWaitingHandler implements IQueryHandler<ListWaiting> {
  constructor(
    private readonly database: ReadDatabase,
    private readonly work: WaitingWorkRegistry,
  ) {}

  async execute({ viewer, request }: ListWaiting): Promise<ListPage<WaitingRow>> {
    const { offset, limit, filter } = request;
    const kinds = this.work.namesFor(viewer.role).filter((name) => !filter.kind || filter.kind === name) as WorkKind[];
    const [counts, lists] = await Promise.all([
      this.work.of(viewer.role),
      Promise.all(kinds.map((kind) => this.oldest(kind, offset + limit))),
    ]);
    const items = lists.flat().sort((a, b) => timeOf(a) - timeOf(b));
    const shown = items.slice(offset, offset + limit);
    const claims = await this.claims(shown, viewer.userId);
    const rows = shown.map(({ id: item_id, kind, since, text, by, about = null }) => {
      const id = `${kind}-${item_id}`;
      return { id, kind, item_id, since, text, by, about, claim: claims.get(id) ?? null };
    });
    return { rows, total: kinds.reduce((sum, kind) => sum + (counts[kind]?.count ?? 0), 0) };
  }

  private async oldest(kind: WorkKind, limit: number): Promise<Item[]> {
    return (await this.work.oldest(kind, limit)).map((item) => ({ ...item, kind }));
  }

  private async claims(items: readonly Item[], userId: number): Promise<Map<string, Claim>> {
    const places = [items.map(({ kind }) => kind), items.map(({ id }) => id)];
    const rows = await this.database.rows<Claim & { id: string }>(CLAIMS, [...places, userId]);
    return new Map(rows.map(({ id, ...claim }) => [id, claim]));
  }
}
