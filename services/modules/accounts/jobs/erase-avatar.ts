import { defineJob, type Job } from '#platform/jobs/job.ts';
import type { StoragePort } from '#platform/storage/storage.port.ts';
import { ERASE_AVATAR, eraseAvatarPayload } from '../application/account-jobs.ts';
import { avatarFile } from '../domain/avatar.ts';

export function eraseAvatar(storage: StoragePort): Job {
  return defineJob(ERASE_AVATAR, eraseAvatarPayload, ({ avatar }) => storage.remove(avatarFile(avatar)));
}
