import { defineEffect, type Effect } from '../../../platform/jobs/effect.js';
import type { StoragePort } from '../../../platform/storage/storage.port.js';
import { avatarFile } from '../domain/avatar.js';
import { ERASE_AVATAR, eraseAvatarPayload } from './account-effects.js';

export function eraseAvatar(storage: StoragePort): Effect {
  return defineEffect(ERASE_AVATAR, eraseAvatarPayload, ({ avatar }) => storage.remove(avatarFile(avatar)));
}
