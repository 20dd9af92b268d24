import { Injectable } from '@nestjs/common';
import { type EntityManager, In, MoreThan, Not } from 'typeorm';
import { RequestSponsorEntity } from './request-sponsor.entity.ts';
import { TitleRequestEntity } from './title-request.entity.ts';

export type RequestChange = Partial<Pick<TitleRequestEntity, 'version' | 'postType' | 'ruling' | 'state' | 'titleId'>>;

@Injectable()
export class TitleRequestRepository {
  /** The request for a film, made when it is the first, and locked: of several at once one makes it. */
  async lockFilm(manager: EntityManager, filmId: string): Promise<TitleRequestEntity> {
    await manager.query(
      `insert into write.title_request (film_id, version, ruling, state) values ($1, 0, 0, 'open')
       on conflict (film_id) do nothing`,
      [filmId],
    );
    return manager.findOneOrFail(TitleRequestEntity, { where: { filmId }, lock: { mode: 'pessimistic_write' } });
  }

  /** Those of the requests that there are, locked in the order of their ids. */
  lock(manager: EntityManager, ids: readonly number[]): Promise<TitleRequestEntity[]> {
    return manager.find(TitleRequestEntity, {
      where: { id: In([...ids]) },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** Requests that wait for their title, from the one after `after`. */
  unfulfilled(manager: EntityManager, after: number, max: number): Promise<TitleRequestEntity[]> {
    return manager.find(TitleRequestEntity, {
      where: { id: MoreThan(after), state: Not('fulfilled') },
      order: { id: 'ASC' },
      take: max,
    });
  }

  async save(manager: EntityManager, request: TitleRequestEntity, change: RequestChange): Promise<void> {
    Object.assign(request, change);
    await manager.update(TitleRequestEntity, { id: request.id }, change);
  }

  /** @returns whether the member is new among the sponsors. */
  async join(manager: EntityManager, requestId: number, userId: number): Promise<boolean> {
    const inserted = await manager
      .createQueryBuilder()
      .insert()
      .into(RequestSponsorEntity)
      .values({ requestId, userId })
      .orIgnore()
      .returning(['user_id'])
      .execute();
    return inserted.raw.length > 0;
  }

  /** @returns whether the member was among the sponsors. */
  async leave(manager: EntityManager, requestId: number, userId: number): Promise<boolean> {
    const { affected } = await manager.delete(RequestSponsorEntity, { requestId, userId });
    return affected === 1;
  }

  countSponsors(manager: EntityManager, requestId: number): Promise<number> {
    return manager.countBy(RequestSponsorEntity, { requestId });
  }

  async sponsors(manager: EntityManager, requestId: number): Promise<number[]> {
    const rows = await manager.find(RequestSponsorEntity, { where: { requestId }, order: { userId: 'ASC' } });
    return rows.map(({ userId }) => userId);
  }
}
