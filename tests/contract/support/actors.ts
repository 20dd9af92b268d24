import type { Role } from '#platform/kernel/context/viewer.ts';
import type { SiteUnderTest } from './site-under-test.ts';

/** Who sends a request; an anonymous sender has no token. */
export interface Actor {
  name: string;
  token: string | null;
}

/** By what their usernames begin with: nobody may register as one of the house. */
const STAFF: Record<string, Role> = { keeper: 'moderator', chief: 'admin' };

/** An anonymous sender, a viewer, a moderator and an admin, with accounts of their own, so that other tests are not affected. */
export async function freshActors(site: SiteUnderTest, mark: string): Promise<Actor[]> {
  const actors: Actor[] = [{ name: 'anonymous', token: null }];
  await site.member(`viewer-${mark}`);
  actors.push({ name: 'viewer', token: await site.logInMember(`viewer-${mark}`) });
  const admin = await site.logIn('admin');
  for (const [name, role] of Object.entries(STAFF)) {
    const username = `${name}-${mark}`;
    const user_id = await site.member(username);
    const changed = await site.post('/api/console/users/changeRole', { user_id, role, version: 1 }, admin);
    if (changed.status !== 1) throw new Error(JSON.stringify(changed));
    actors.push({ name: role, token: await site.logInMember(username) });
  }
  return actors;
}
