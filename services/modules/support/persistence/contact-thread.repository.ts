import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { ContactHandleEntity } from './contact-handle.entity.ts';
import { ContactThreadEntity } from './contact-thread.entity.ts';

/** Too many to guess one. */
const HANDLE_BYTES = 24;
const hashOf = (handle: string) => createHash('sha256').update(handle).digest();

export type NewThread = Pick<ContactThreadEntity, 'userId' | 'name' | 'email' | 'language' | 'subject'>;

@Injectable()
export class ContactThreadRepository {
  async open(manager: EntityManager, thread: NewThread): Promise<ContactThreadEntity> {
    return manager.save(manager.create(ContactThreadEntity, { ...thread, version: 0, state: 'open' }));
  }

  /** Those of the threads that there are, locked in the order of their ids. */
  lock(manager: EntityManager, ids: readonly number[]): Promise<ContactThreadEntity[]> {
    return manager.find(ContactThreadEntity, {
      where: { id: In([...ids]) },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
  }

  async find(manager: EntityManager, id: number): Promise<Pick<ContactThreadEntity, 'userId'> | null> {
    return manager.findOne(ContactThreadEntity, { select: { id: true, userId: true }, where: { id } });
  }

  /** @returns the id of the thread that a mailed link names, or null. */
  async threadOf(manager: EntityManager, handle: string): Promise<number | null> {
    const found = await manager.findOneBy(ContactHandleEntity, { handleHash: hashOf(handle) });
    return found?.threadId ?? null;
  }

  /** @returns a new name of the thread, for a link. */
  async issueHandle(manager: EntityManager, threadId: number): Promise<string> {
    const handle = randomBytes(HANDLE_BYTES).toString('base64url');
    await manager.insert(ContactHandleEntity, { handleHash: hashOf(handle), threadId });
    return handle;
  }

  async save(
    manager: EntityManager,
    { id }: ContactThreadEntity,
    change: Pick<ContactThreadEntity, 'state' | 'version'>,
  ): Promise<void> {
    await manager.update(ContactThreadEntity, { id }, change);
  }
}
