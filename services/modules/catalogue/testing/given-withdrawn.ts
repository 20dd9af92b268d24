import type { TestApp } from '#platform/testing/test-app.ts';

/** Takes a title off the site, as the console does. */
export const givenWithdrawn = (app: TestApp, id: number) => decide(app, 'withdraw-title', id);
/** Puts it there again. */
export const givenRestored = (app: TestApp, id: number) => decide(app, 'restore-title', id);

async function decide(app: TestApp, command: string, id: number): Promise<void> {
  const [title] = await app.database.rows<{ version: number }>('select version from write.title where id = $1', [id]);
  const token = app.signIn({ userId: 999, role: 'admin' });
  const { status, body } = await app.post(`/api/console/${command}`, { id, version: title?.version, token });
  if (status !== 200) throw new Error(`${command} of ${id}: ${JSON.stringify(body)}`);
}
