const LOOPBACK = /^(localhost|::1|127(\.\d{1,3}){3})$/;

/** Who else may be in the same network reaches nothing that listens there. */
export const LOOPBACK_HOST = '127.0.0.1';

/**
 * Why nothing may listen at HOST: outside production everything has published passwords and a mailbox that anyone can read, so it
 * is for this machine alone unless somebody says otherwise in so many words. @returns null when it may.
 */
export function networkRefusal(environment: NodeJS.ProcessEnv): string | null {
  const { HOST: host, NODE_ENV: mode, DEVELOPMENT_ON_NETWORK: wanted = '' } = environment;
  if (!host || LOOPBACK.test(host) || mode === 'production' || ['1', 'true'].includes(wanted)) return null;
  return (
    `HOST: ${host} would open a development site, with published passwords and a mailbox that anyone can read, to the network. ` +
    'Set NODE_ENV=production, leave HOST out, or say DEVELOPMENT_ON_NETWORK=1'
  );
}
