import { api, call, idempotencyKey } from '../../lib/api/client.ts';

/** What a member can put on a list: a title for later, a series or a person to follow. */
export interface Target {
  kind: 'later' | 'series' | 'person';
  /** Of the title or the person. */
  id: number;
}

/** @returns what the server says of it: it may be there already. */
export async function addToList({ kind, id }: Target): Promise<string> {
  const headers = idempotencyKey();
  if (kind === 'later')
    return (await call(api.POST('/api/user/addToDlList', { body: { post_id: id }, headers }))).message;
  if (kind === 'series') {
    return (await call(api.POST('/api/user/followSerial', { body: { serial_id: id }, headers }))).message;
  }
  return (await call(api.POST('/api/user/followPerson', { body: { person_id: id }, headers }))).message;
}

export async function removeFromList(kind: Target['kind'], listIds: number[]): Promise<string> {
  const path = kind === 'later' ? '/api/user/deleteDownloadList' : '/api/user/unfollow';
  return (await call(api.POST(path, { body: { list_id: listIds }, headers: idempotencyKey() }))).message;
}
