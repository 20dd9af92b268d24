import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

interface SavedTexts {
  version: number;
  fa: string | null;
  en: string | null;
}

const NEVER_CHANGED: SavedTexts = { version: 0, fa: null, en: null };

/** Texts that the staff have put in the place of built-in ones. */
@Injectable()
export class TranslationRepository {
  /** Locked; version 0 of a text that was never changed. */
  async lock(manager: EntityManager, id: number): Promise<SavedTexts> {
    await manager.query('insert into write.translation (id, version) values ($1, 0) on conflict do nothing', [id]);
    const [row] = await manager.query('select version, fa, en from write.translation where id = $1 for update', [id]);
    return row ?? NEVER_CHANGED;
  }

  async save(manager: EntityManager, id: number, { version, fa, en }: SavedTexts): Promise<void> {
    await manager.query('update write.translation set version = $2, fa = $3, en = $4 where id = $1', [
      id,
      version,
      fa,
      en,
    ]);
  }
}
