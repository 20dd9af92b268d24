import type { components } from '../../api/generated/schema.d.ts';
import type { ConsoleRequest, RequestState } from '../../api/types.ts';
import { post } from '../http/http-client.ts';

const API = '/api/console/requests';

type Schemas = components['schemas'];

/** A wish as the moderator has seen it. */
type SeenRequest = Pick<ConsoleRequest, 'id' | 'version'>;
export type RequestRulings = Pick<Schemas['RequestAnswers'], 'done' | 'conflicts'>;

export interface RequestAnswer {
  /** `open` takes the answer back. */
  state: RequestState;
  reason?: ConsoleRequest['reason'];
  note?: string;
  title_id?: number;
}

const seen = (requests: readonly SeenRequest[]) => requests.map(({ id, version }) => ({ id, version }));

/** What staff does about what members wish for. */
export const requestCommands = {
  answerRequests: (requests: readonly SeenRequest[], { state, ...rest }: RequestAnswer): Promise<RequestRulings> =>
    state === 'open'
      ? post(`${API}/reopen`, { requests: seen(requests) })
      : post(`${API}/answer`, { requests: seen(requests), answer: state, ...rest }),
  nameRequest: (body: { id: number; name: string; release_year: number | null }, key: string) =>
    post<{ status: 1; version: number }>(`${API}/name`, body, key),
};
export type RequestCommands = typeof requestCommands;
