import { openIntents } from '@musi/chain/sendWrite/openIntents'
import { config } from '#platform/page/config/config.ts'
import { PartNotLoaded } from '#platform/page/loading/retryOnce.ts'
import { perVisit, visitEnd } from '#platform/page/visit/visit.ts'
import { type SendOutcome, problem } from './sendOutcome.ts'

const openRequests = perVisit(openIntents)

/** Runs one request per intent, however often and in however many tabs the button is pressed (case 48). */
export const oneRequest = (key: string, run: () => Promise<SendOutcome>): Promise<SendOutcome> =>
  openRequests().once(key, () => inOneTab(key, run).catch(toLoadProblem))

/**
 * Turns code that failed to load into a problem with a text, instead of a request that never ends
 * (case 111).
 */
function toLoadProblem(error: unknown): SendOutcome {
  if (error instanceof PartNotLoaded) return problem({ kind: 'notLoaded' })
  throw error
}

async function inOneTab(key: string, run: () => Promise<SendOutcome>): Promise<SendOutcome> {
  // Locks need a secure context; without them two tabs may send the same intent.
  if (!('locks' in navigator)) return run()
  const pageLeft = waitForPageLeave()
  const name = `musi.send.${config().chainId}.${key}`
  return navigator.locks.request(name, { ifAvailable: true }, (lock) =>
    lock === null ? problem({ kind: 'otherTab' }) : Promise.race([run(), pageLeft]),
  )
}

/** Resolves when the page is left, which releases its locks. */
const waitForPageLeave = (): Promise<SendOutcome> =>
  new Promise((resolve) => {
    visitEnd().addEventListener('abort', () => resolve({ kind: 'cancelled' }), { once: true })
  })
