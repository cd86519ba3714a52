import { createHash } from 'node:crypto'

/** Identifies a client without storing an IP address. */
export const clientKey = (client: string): string =>
  createHash('sha256').update(client).digest('base64url').slice(0, 22)
