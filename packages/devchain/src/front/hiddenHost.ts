import { randomInt } from 'node:crypto'
import { freePort } from '../anvil/anvilProcess.ts'

/** A random loopback address whose last three numbers are from 1 to 254, so never 127.0.0.1. */
const randomLoopback = () => `127.${[0, 0, 0].map(() => randomInt(1, 255)).join('.')}`

/** A loopback address that no page can guess; 127.0.0.1 on systems without others, where only the port is unknown. */
export async function hiddenHost(): Promise<string> {
  const host = randomLoopback()
  return (await freePort(0, host)) === null ? '127.0.0.1' : host
}
