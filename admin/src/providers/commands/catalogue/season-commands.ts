import type { components } from '../../../api/generated/schema.d.ts';
import { post } from '../../http/http-client.ts';

interface SeasonFacts {
  /** Of the series. */
  id: number;
  version: number;
  number: number;
  year: number | null;
  count: number;
  episodes: { number: number; name: { fa: string | null; en: string | null }; air_date: string | null }[];
}

export const seasonCommands = {
  saveSeason: (body: SeasonFacts) => post<components['schemas']['SeasonSaved']>('/api/console/seasons', { ...body }),
};
export type SeasonCommands = typeof seasonCommands;
