import type { EntityManager, EntityTarget } from 'typeorm';

/** What is saved whole each time: its id and version only, the log has the rest. */
interface VersionRow {
  id: number;
  version: number;
}

/** @returns the version of which it is; 0 before the first. Whoever comes at the same time waits. */
export async function lockVersion(
  manager: EntityManager,
  entity: EntityTarget<VersionRow>,
  id: number,
): Promise<number> {
  await manager.createQueryBuilder().insert().into(entity).values({ id, version: 0 }).orIgnore().execute();
  const row = await manager.findOneOrFail(entity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  return row.version;
}
