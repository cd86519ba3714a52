import { openIntents } from '@musi/chain/sendWrite/openIntents'
import { config } from '../../../page/config/config.ts'
import { type SendOutcome, problem } from './sendOutcome.ts'

const pressed = openIntents()

/** One request for each intent, however often and in whichever tab it is pressed (case 48). */
export const oneRequest = (key: string, run: () => Promise<SendOutcome>): Promise<SendOutcome> =>
  pressed.once(key, () => alone(key, run))

async function alone(key: string, run: () => Promise<SendOutcome>): Promise<SendOutcome> {
  // Browsers give locks to pages they trust only, and without them every tab is for itself.
  if (!('locks' in navigator)) return run()
  const name = `musi.send.${config().chainId}.${key}`
  return navigator.locks.request(name, { ifAvailable: true }, (lock) =>
    lock === null ? problem({ kind: 'otherTab' }) : run(),
  )
}
