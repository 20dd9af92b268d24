import { existsSync } from 'node:fs';
import { Config } from '#platform/kernel/config/config.ts';
import { storageFolder } from '#platform/storage/file-system/file-system-storage.adapter.ts';
import { StoragePort } from '#platform/storage/storage.port.ts';
import { startTestApp } from './test-app.ts';

it('an app of a test keeps its files in a folder of its own, which goes with it', async () => {
  const apps = [await startTestApp({ modules: [] }), await startTestApp({ modules: [] })];
  const folders = apps.map(({ app }) => app.get(Config).values.dataDir);
  try {
    expect(new Set([...folders, '.data']).size).toBe(3);
    await apps[0]!.app.get(StoragePort).put('avatars/one.jpg', Buffer.from('one'));
    expect(apps.map(({ app }) => existsSync(storageFolder(app.get(Config).values)))).toEqual([true, false]);
  } finally {
    for (const { close } of apps) await close();
  }
  expect(folders.filter((folder) => existsSync(folder))).toEqual([]);
});
