import { randomInt } from 'node:crypto'
import { freePort } from '../anvil/anvilProcess.ts'

/** Each of its last three numbers leaves out 0 and 255, so 127.0.0.1 is none of them. */
const anyLoopback = () => `127.${[0, 0, 0].map(() => randomInt(1, 255)).join('.')}`

/** A loopback address that no page can guess; on a system that has 127.0.0.1 alone, only the port is left to guess. */
export async function hiddenHost(): Promise<string> {
  const host = anyLoopback()
  return (await freePort(0, host)) === null ? '127.0.0.1' : host
}
