import type { components } from '../api/generated/schema.d.ts';
import { post } from './http-client.ts';

export interface AwardFacts {
  ceremony: 1 | 2 | 3;
  year: number;
  award: string;
  /** The titles nominated when it was opened. */
  seen: { title_id: number; version: number }[];
  nominations: { title_id: number; won: boolean; nominees: number[] }[];
}

export const awardCommands = {
  saveAward: (body: AwardFacts) =>
    post<components['schemas']['AwardSaved']>('/api/console/ceremonies/award', { ...body }),
};
export type AwardCommands = typeof awardCommands;
