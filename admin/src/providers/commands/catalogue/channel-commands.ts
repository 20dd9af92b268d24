import type { components } from '../../../api/generated/schema.d.ts';
import type { ConsoleChannels } from '../../../api/types.ts';
import { httpClient, post } from '../../http/http-client.ts';

const API = '/api/console';

interface Channels {
  version: number;
  channels: { key: string; slug: string; name: { fa: string; en: string }; logo: string }[];
}
interface Schedule {
  id: number;
  version: number;
  channel: string | null;
  air_weekday: number | null;
  air_time: string | null;
}

/** Channels, and when series are aired on them. */
export const channelCommands = {
  /** There is one list; react-admin wants an id on every record. */
  channels: async () => ({ id: 'now', ...((await httpClient(`${API}/channels`)).json as ConsoleChannels) }),
  saveChannels: (body: Channels) => post<components['schemas']['ChannelsSaved']>(`${API}/channels`, { ...body }),
  scheduleSeries: (body: Schedule) =>
    post<components['schemas']['SeriesScheduled']>(`${API}/air-schedule`, { ...body }),
};
export type ChannelCommands = typeof channelCommands;
