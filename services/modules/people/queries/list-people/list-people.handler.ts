import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { ListPages, type ListShape } from '#platform/documents/list-pages.ts';
import { UnknownPeopleList } from '../people-query-errors.ts';
import { ListPeople } from './list-people.query.ts';

/** A player of unknown gender is listed with the actors. */
const PROFESSIONS: Record<string, string> = {
  actors: `acts and gender is distinct from 'f'`,
  actresses: `acts and gender = 'f'`,
  directors: 'directs',
  writers: 'writes',
};
/** The numbers of specification §3 for the same lists. */
const NUMBERED = ['actors', 'actresses', 'directors', 'writers'];
const peoplePage: ListShape = {
  field: 'people',
  pageSize: 36,
  rowsSql: `select id, left(ref, -1) || ',"avatar":' || (ref::json -> 'avatar_path')::text || ',"posts_count":' || (movies_count + serials_count) || '}' as json
    from read.person where id = any($1::int[]) and ref is not null`,
  tagOf: (id) => `person:${id}`,
};

@QueryHandler(ListPeople)
export class ListPeopleHandler implements IQueryHandler<ListPeople> {
  constructor(private readonly lists: ListPages) {}

  /** @throws UnknownPeopleList */
  async execute({ profession, page }: ListPeople): Promise<Buffer> {
    const name = NUMBERED[Number(profession) - 1] ?? profession;
    const where = Object.hasOwn(PROFESSIONS, name) ? PROFESSIONS[name] : undefined;
    if (!where) throw new UnknownPeopleList();
    const sql = `select id from read.person where slug is not null and ${where} order by prominence desc, id`;
    return this.lists.page({ key: `people ${name}`, tags: ['people'], sql }, peoplePage, page);
  }
}
