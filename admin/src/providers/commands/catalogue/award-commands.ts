import type { components } from '../../../api/generated/schema.d.ts';
import { post } from '../../http/http-client.ts';

type Told = components['schemas']['ToldNomination'];

export interface SavedAward {
  ceremony: 1 | 2 | 3;
  year: number;
  award: string;
  /** The titles nominated when it was opened. */
  seen: { title_id: number; version: number }[];
  nominations: { title_id: number; won: boolean; nominees: number[] }[];
  /** Of what the ceremony tells, when it was opened. */
  version: number;
  told: { won: boolean; film: Told['film']; people: Told['people'] }[];
}

export const awardCommands = {
  saveAward: (body: SavedAward) =>
    post<components['schemas']['AwardSaved']>('/api/console/ceremonies/award', { ...body }),
};
export type AwardCommands = typeof awardCommands;
