import type { INestApplicationContext } from '@nestjs/common';
import { StaffPasswords } from '#modules/accounts/application/security/staff-passwords.ts';
import { Config } from '#platform/kernel/config/config.ts';
import { StartError } from '#platform/startup/open-port.ts';

/** @throws StartError in production while somebody of the staff has the demo's password: anybody could sign in as them. */
export async function requireOwnPasswords(app: INestApplicationContext): Promise<void> {
  if (app.get(Config).values.environment !== 'production') return;
  const names = await app.get(StaffPasswords).published();
  if (names.length === 0) return;
  throw new StartError(
    [
      `these accounts of the staff have the published password of the demo: ${names.join(', ')}`,
      'In production anybody could sign in as them. Make viewers of them, and an admin of your own, then start again:',
      ...names.map((name) => `  npm run change-role -- ${name} viewer`),
      '  npm run create-admin',
    ].join('\n'),
  );
}
