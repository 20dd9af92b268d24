/** The same JSON for everybody, of about so many bytes: what the units answer. */
export function fixedAnswer(bytes: number): Buffer {
  const frame = JSON.stringify({ id: 1, text: '' });
  return Buffer.from(JSON.stringify({ id: 1, text: 'x'.repeat(bytes - frame.length) }));
}

/** Tells the benchmark where this process listens, and ends with it. */
export function announce(port: number): void {
  process.on('disconnect', () => process.exit(0));
  process.send?.({ port });
}
