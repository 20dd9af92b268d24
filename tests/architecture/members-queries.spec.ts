import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SITE = path.resolve(import.meta.dirname, '../../frontend/src');
/** The calls of the generated client, each with who may make it. */
const CALL = /^ {4}"(\/api\/[^"]+)": \{|@description Access: (\w+)/gm;
const QUERY = /queryKey: \['([^']+)'(?:(?!queryKey:).)*?api\.(?:POST|GET)\('([^']+)'/gs;

function membersCalls(): Set<string> {
  const calls = new Set<string>();
  let call = '';
  for (const [, name, access] of readFileSync(path.join(SITE, 'api/generated/schema.d.ts'), 'utf8').matchAll(CALL)) {
    if (name) call = name;
    else if (access !== 'public') calls.add(call);
  }
  return calls;
}

/** Whoever logs out in one tab would be led to the log-in in all others, by what these ask as the guest that they have become. */
it('what only a member may ask goes with the session', () => {
  const forMembers = membersCalls();
  const files = readdirSync(path.join(SITE, 'features'), { recursive: true, encoding: 'utf8' });
  const asked = files
    .filter((file) => /(?<!\.spec)\.tsx?$/.test(file))
    .flatMap((file) => [...readFileSync(path.join(SITE, 'features', file), 'utf8').matchAll(QUERY)])
    .filter(([, , call = '']) => forMembers.has(call));
  expect(asked.length).toBeGreaterThan(15);
  expect(asked.filter(([, key]) => key !== 'session').map(([, key, call]) => `${key}: ${call}`)).toEqual([]);
});
