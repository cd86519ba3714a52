import { createHash } from 'node:crypto'

/** By which somebody is known again who sends us something: no address of a person is kept. */
export const clientKey = (client: string): string =>
  createHash('sha256').update(client).digest('base64url').slice(0, 22)
