import { networkRefusal } from '#platform/kernel/config/loopback.ts';
import { siteAsMerchant } from './merchant.ts';
import { startBank } from './start-bank.ts';

if (process.env['NODE_ENV'] === 'production') {
  process.stderr.write('parde bank: the sandbox bank is not for production\n');
  process.exit(1);
}
const refusal = networkRefusal(process.env);
if (refusal) {
  process.stderr.write(`parde bank: ${refusal}\n`);
  process.exit(1);
}
const { PORT: port = '3010', HOST: host, BANK_PREFIX: prefix, PUBLIC_URL: publicUrl } = process.env;
const { url, stop } = await startBank(
  Number(port),
  host || '127.0.0.1',
  prefix,
  siteAsMerchant(publicUrl || undefined),
);
process.stdout.write(`parde bank: up at ${url}\n`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => void stop().then(() => process.exit(0)));
}
