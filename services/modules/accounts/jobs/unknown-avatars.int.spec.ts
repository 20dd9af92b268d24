import { randomUUID } from 'node:crypto';
import { readdir, utimes } from 'node:fs/promises';
import path from 'node:path';
import { StoragePort } from '#platform/storage/storage.port.ts';
import { AccountsApp } from '../testing/accounts-app.ts';
import { jpeg } from '../testing/pictures.ts';
import { UnknownAvatars } from './unknown-avatars.ts';

const DAY_AND_HOUR_MS = 90_000_000;

let accounts: AccountsApp;
beforeAll(async () => {
  accounts = await AccountsApp.start();
});
afterAll(() => accounts.close());

const folder = () => path.join(accounts.storageDir, 'avatars');
const stored = async () => (await readdir(folder())).sort();

async function age(name: string): Promise<void> {
  const then = new Date(Date.now() - DAY_AND_HOUR_MS);
  await utimes(path.join(folder(), name), then, then);
}

describe('a picture that was stored, and whose account never came to have it', () => {
  it('is removed a day later, beside pictures that people have and those that have just come', async () => {
    await accounts.member('portrayed');
    const token = await accounts.tokenOf('portrayed');
    const kept = path.basename((await accounts.upload(await jpeg(80, 80), { token })).body.avatar_path);
    await accounts.rows('alter table write.account add constraint no_more check (avatar is null) not valid');
    expect((await accounts.upload(await jpeg(90, 90), { token })).status).toBe(500);
    await accounts.rows('alter table write.account drop constraint no_more');
    const [left] = (await stored()).filter((name) => name !== kept);
    if (!left) throw new Error('nothing was left');
    for (const name of [kept, left]) await age(name);
    // Its command may be under way.
    const underWay = `${randomUUID()}.jpg`;
    await accounts.test.app.get(StoragePort).put(`avatars/${underWay}`, await jpeg(64, 64));

    expect(await accounts.test.app.get(UnknownAvatars).remove()).toBe(1);
    expect(await stored()).toEqual([kept, underWay].sort());
    expect((await accounts.info(token)).status).toBe(200);
  });
});
