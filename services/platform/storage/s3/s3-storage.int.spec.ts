import { startS3 } from '../../../../tests/support/s3/start-s3.ts';
import { describeSkipped } from '../../../../tests/support/skipped-suite.ts';
import { storageContract } from '../testing/storage.contract.ts';
import { S3Storage } from './s3-storage.adapter.ts';

jest.setTimeout(240_000);
const s3 = await startS3((line) => process.stderr.write(`${line}\n`));

if ('skipped' in s3) describeSkipped('Storage: S3', s3.skipped);
else {
  const storage = new S3Storage(s3.settings);
  afterAll(async () => {
    storage.onModuleDestroy();
    await s3.stop();
  });

  storageContract('S3', async () => storage);

  it('has a wrong key refused', async () => {
    const stranger = new S3Storage({ ...s3.settings, secretKey: 'another' });
    await expect(stranger.put('avatars/a-1.jpg', Buffer.from('x'))).rejects.toThrow();
    await expect(stranger.size('avatars/a-1.jpg')).rejects.toThrow();
    stranger.onModuleDestroy();
  });
}
