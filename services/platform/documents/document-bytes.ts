/**
 * A document's text as it is sent, UTF-8: half of what the letters take that JavaScript keeps, and nothing that its collector moves
 * or waits to double. In memory of its own: a piece of Node's pool would keep its neighbours.
 */
export function documentBytes(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return bytes;
}
