import type { Role, UserState } from '../../api/types.ts';
import { rightsOver } from './staff-rights.ts';

const user = (role: Role, state: UserState = 'active', id = 7) => ({ id, role, state });
const moderator = { id: 2, role: 'moderator' as const };
const admin = { id: 3, role: 'admin' as const };
const granted = (rights: object) =>
  Object.entries(rights)
    .filter(([, may]) => may)
    .map(([name]) => name);

describe('rightsOver', () => {
  it('lets a moderator suspend viewers, and do nothing else', () => {
    expect(granted(rightsOver(user('viewer'), moderator))).toEqual(['suspend']);
    expect(granted(rightsOver(user('viewer', 'suspended'), moderator))).toEqual(['unsuspend']);
    expect(granted(rightsOver(user('moderator'), moderator))).toEqual([]);
    expect(granted(rightsOver(user('admin'), moderator))).toEqual([]);
  });

  it('lets an administrator do everything to those below, and not suspend or demote themselves', () => {
    expect(granted(rightsOver(user('moderator'), admin))).toEqual(['suspend', 'adjust', 'changeRole', 'seeMoney']);
    expect(granted(rightsOver(user('admin'), admin))).toEqual(['adjust', 'changeRole', 'seeMoney']);
    expect(granted(rightsOver(user('admin', 'active', 3), admin))).toEqual(['adjust', 'seeMoney']);
  });

  it('leaves deleted accounts alone and gives no role to one that waits for its code', () => {
    expect(granted(rightsOver(user('viewer', 'deleted'), admin))).toEqual(['seeMoney']);
    expect(granted(rightsOver(user('viewer', 'waiting'), admin))).toEqual(['suspend', 'adjust', 'seeMoney']);
  });
});
