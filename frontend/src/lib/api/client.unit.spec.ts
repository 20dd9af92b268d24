import { onlineManager } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { call } from './client.ts';
import { watchConnection } from './transport/connection.ts';

describe('an answer', () => {
  it('that nobody can read is the server’s fault, and not the line’s', async () => {
    const endWatch = watchConnection();
    const half = async () => ({ data: JSON.parse('{"status":1,"com'), response: new Response() });
    const error: unknown = await call(half()).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ code: 'bad_answer', httpStatus: 502 });
    expect(onlineManager.isOnline()).toBe(true);
    endWatch();
  });
});
