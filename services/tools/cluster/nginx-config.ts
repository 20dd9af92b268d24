import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '#platform/kernel/config/project-root.ts';
import { StartError } from '#platform/startup/open-port.ts';
import type { AppName, AppPlan } from './cluster-plan.ts';

interface NginxSettings {
  /** Path of nginx's program. */
  program: string;
  /** Is filled anew at each start. */
  folder: string;
  host: string;
  port: number;
  apps: AppPlan[];
  /** Whether one address may send only so many commands a second. */
  limits: boolean;
  /** Folder of the stored files. */
  storage: string;
  /** Folder of the lines on what was sent of them. */
  transfers: string;
}

/** Names of file types come from the machine's own installation. */
const MIME_TYPES = ['/etc', '/opt/homebrew/etc', '/usr/local/etc'].map((folder) => `${folder}/nginx/mime.types`);

/**
 * Writes what differs from a deployment: addresses, folders, the user; the rest is deploy/nginx.
 * @returns the arguments of nginx. @throws StartError when it cannot read its configuration.
 */
export async function prepareNginx(settings: NginxSettings): Promise<string[]> {
  const { folder } = settings;
  const root = projectRoot();
  await rm(folder, { recursive: true, force: true });
  await mkdir(path.join(folder, 'www/console'), { recursive: true });
  await mkdir(path.join(folder, 'temporary'));
  await symlink(path.join(root, 'deploy/nginx/parde'), path.join(folder, 'parde'));
  await symlink(path.join(root, 'frontend/dist'), path.join(folder, 'www/public'));
  await symlink(path.join(root, 'admin/dist'), path.join(folder, 'www/console/admin'));
  await writeFile(path.join(folder, 'nginx.conf'), nginxConfig(settings));
  const args = ['-p', folder, '-c', path.join(folder, 'nginx.conf'), '-e', 'stderr'];
  const { status, stderr } = spawnSync(settings.program, [...args, '-t', '-q'], { encoding: 'utf8' });
  if (status !== 0) throw new StartError(`nginx does not take its configuration: ${stderr.trim()}`);
  return args;
}

function nginxConfig({ folder, host, port, apps, limits, storage, transfers }: NginxSettings): string {
  // Started by root, the workers would be somebody who cannot read the project's files.
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  const mimeTypes = MIME_TYPES.find((file) => existsSync(file));
  if (!mimeTypes) throw new StartError(`nginx brings no mime.types: ${MIME_TYPES.join(', ')} are missing`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path temporary/${name};`,
  );
  return `${user}daemon off;
worker_processes 2;
worker_shutdown_timeout 10s;
pid ${folder}/nginx.pid;
error_log stderr crit;
events { worker_connections 2048; }
http {
  include ${mimeTypes};
  default_type application/octet-stream;
${temporary.join('\n')}
  include parde/http.conf;
  map "" $parde_banks { default ""; }
${SERVED.map((app) => upstream(app, apps))
  .filter(Boolean)
  .join('\n')}
  server {
    listen ${host}:${port} backlog=2048;
    set $parde_www ${folder}/www;
    set $parde_limits ${limits ? 'on' : 'off'};
    set $parde_storage ${storage};
    set $parde_transfers ${transfers};
    include parde/server.conf;
${apps.some(({ app }) => app === 'sandbox-bank') ? SANDBOX_BANK : ''}  }
}
`;
}

/** The pretended bank's pages, for development alone. */
const SANDBOX_BANK = `    location ^~ /bank/ {
      include parde/proxy.conf;
      proxy_pass http://parde_sandbox-bank;
    }
`;

const SERVED: AppName[] = ['queries', 'commands', 'media', 'workers', 'sandbox-bank'];

/** An open connection is the sign that the worker lives (see film.conf). */
const IDLE: Partial<Record<AppName, string>> = { media: '1h' };

/** No failure counts: a process that is away refuses at once, and of two that have just failed none would be asked. */
function upstream(name: AppName, apps: AppPlan[]): string {
  const servers = apps.filter(({ app }) => app === name).map(({ port }) => `server 127.0.0.1:${port} max_fails=0;`);
  return servers.length === 0
    ? ''
    : `  upstream parde_${name} { ${servers.join(' ')} keepalive 64; keepalive_timeout ${IDLE[name] ?? '30s'}; }`;
}
