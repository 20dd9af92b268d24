/** Lines for the person in front of the terminal; logs are for machines and go their own way. */
export const terminal = {
  line(text = ''): void {
    process.stdout.write(`${text}\n`);
  },
  step(text: string): void {
    process.stdout.write(`  ${text}\n`);
  },
  error(text: string): void {
    process.stderr.write(`\nparde: ${text}\n`);
  },
};
