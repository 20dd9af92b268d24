import { requireOwnPasswords } from '#apps/composition/own-passwords.ts';
import { runProcess } from '#apps/composition/run-process.ts';
import { CommandsModule } from './commands.module.ts';

await runProcess('commands', ['write'], (config) => CommandsModule.forRoot(config), {
  check: requireOwnPasswords,
});
