import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { ListEntryReader } from '../list-entry.reader.ts';
import { GetFollowers } from './get-followers.query.ts';
import type { FollowersAnswer } from './get-followers.schema.ts';

@QueryHandler(GetFollowers)
export class GetFollowersHandler implements IQueryHandler<GetFollowers> {
  constructor(private readonly entries: ListEntryReader) {}

  async execute({ kind, targetId }: GetFollowers): Promise<FollowersAnswer> {
    return { followers: await this.entries.count(kind, targetId) };
  }
}
