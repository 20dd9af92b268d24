import { build, type Rolldown } from 'vite';

/** @param constants names in the script, each with the value that stands for it. @returns one classic script of the module and all that it imports. */
export async function bundleScript(entry: string, constants: Record<string, unknown>): Promise<string> {
  const define = Object.fromEntries(Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]));
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    define,
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format: 'iife', name: 'parde' } },
    },
  });
  const [output] = [result].flat() as Rolldown.RolldownOutput[];
  const chunk = output?.output.find((file) => file.type === 'chunk');
  if (!chunk) throw new Error(`${entry} became no script`);
  return chunk.code;
}
