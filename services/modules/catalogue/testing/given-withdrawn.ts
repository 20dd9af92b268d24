import type { TestApp } from '#platform/testing/test-app.ts';

/** Takes a title off the site, as the console does. */
export const givenWithdrawn = async (app: TestApp, id: number) => decide(app, 'withdraw-title', await seen(app, id));
/** Puts it there again. */
export const givenRestored = async (app: TestApp, id: number) => decide(app, 'restore-title', await seen(app, id));

/** Makes one title of two, as the console does. */
export const givenMerged = async (app: TestApp, from: number, into: number) =>
  decide(app, 'merge-titles', { from: await seen(app, from), into: await seen(app, into) });

async function decide(app: TestApp, command: string, request: object): Promise<void> {
  const token = app.signIn({ userId: 999, role: 'admin' });
  const { status, body } = await app.post(`/api/console/${command}`, { ...request, token });
  if (status !== 200) throw new Error(`${command} of ${JSON.stringify(request)}: ${JSON.stringify(body)}`);
}

/** The title as a console that has just opened it names it. */
async function seen(app: TestApp, id: number): Promise<{ id: number; version: number | undefined }> {
  const [title] = await app.database.rows<{ version: number }>('select version from write.title where id = $1', [id]);
  return { id, version: title?.version };
}
