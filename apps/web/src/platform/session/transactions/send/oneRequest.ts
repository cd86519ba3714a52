import { openIntents } from '@musi/chain/sendWrite/openIntents'
import { config } from '#platform/page/config/config.ts'
import { PartNotLoaded } from '#platform/page/loading/retryOnce.ts'
import { perVisit, visitEnd } from '#platform/page/visit/visit.ts'
import { type SendOutcome, problem } from './sendOutcome.ts'

const openRequests = perVisit(openIntents)

/** One request per intent, however often and in however many tabs it is pressed (case 48). */
export const oneRequest = (key: string, run: () => Promise<SendOutcome>): Promise<SendOutcome> =>
  openRequests().once(key, () => inOneTab(key, run).catch(unlessLoaded))

/** Code that does not come is trouble to be told, and never a wallet that is waited for without end (case 111). */
function unlessLoaded(error: unknown): SendOutcome {
  if (error instanceof PartNotLoaded) return problem({ kind: 'notLoaded' })
  throw error
}

async function inOneTab(key: string, run: () => Promise<SendOutcome>): Promise<SendOutcome> {
  // Locks need a secure context; without them each tab is on its own.
  if (!('locks' in navigator)) return run()
  const left = whenLeft()
  const name = `musi.send.${config().chainId}.${key}`
  return navigator.locks.request(name, { ifAvailable: true }, (lock) =>
    lock === null ? problem({ kind: 'otherTab' }) : Promise.race([run(), left]),
  )
}

/** A page that is left gives its locks back, as one that is closed does. */
const whenLeft = (): Promise<SendOutcome> =>
  new Promise((resolve) => {
    visitEnd().addEventListener('abort', () => resolve({ kind: 'cancelled' }), { once: true })
  })
