import type { Chain } from '@musi/chain/chains/chainTable'
import type { Address } from '@musi/domain/address'
import type { ServiceNeeds } from '#history/serviceNeeds.ts'
import type { ChainIndex } from '#history/chainIndex.ts'
import { nowSeconds } from '#platform/clock.ts'
import { findPayments } from './payments.ts'
import { findPaidSince, markTakenBack } from './playStore.ts'
import type { PlayTables } from './playTables.ts'

/** Takes back plays whose payment a reorganisation removed (case 98). */
export type UndonePlays = {
  /** Before a ticket is accepted, checks the blocks that could not be checked at the reorganisation. */
  checkPending: () => Promise<void>
  stop: () => Promise<void>
}

type Needs = Pick<ServiceNeeds, 'database' | 'upstream' | 'clock' | 'log'> & {
  index: Pick<ChainIndex, 'follow'>
  chain: Pick<Chain, 'finalityTag'>
  /** `jukeboxes` is empty if this chain has no jukebox. */
  jukeboxes: readonly Address[]
}

const earlierOf = (one: number | null, other: number) => Math.min(one ?? other, other)

export function undonePlays({ database, index, upstream, chain, jukeboxes, clock, log }: Needs): UndonePlays {
  /** Blocks after this one are still to be checked; null if none are. */
  let uncheckedAfter: number | null = null
  let runningCheck: Promise<void> | null = null
  /** The failure is logged once, however often it is retried. */
  let isLogged = false

  /** Returns false if the database or the chain did not answer. */
  async function checkPlays(undoneAfter: number): Promise<boolean> {
    if (jukeboxes.length === 0) return true
    const tables = await database.tables<PlayTables>()
    if (tables === null) return false
    const removed: string[] = []
    let isComplete = true
    for (const { play } of await findPaidSince(tables, undoneAfter, nowSeconds(clock))) {
      const result = await findPayments({ upstream, chain, jukeboxes }, play.slice(0, 66))
      const isStillPaid = result.kind === 'found' && result.payments.some(({ id }) => id === play)
      if (result.kind === 'chainAway') isComplete = false
      else if (!isStillPaid) removed.push(play)
    }
    await markTakenBack(tables, removed)
    return isComplete
  }

  async function checkAll(): Promise<void> {
    while (uncheckedAfter !== null) {
      const from: number = uncheckedAfter
      uncheckedAfter = null
      const isDone = await checkPlays(from).catch((error: unknown) => {
        if (!isLogged) log.error(`The plays after block ${from} could not be checked again yet: ${String(error)}`)
        isLogged = true
        return false
      })
      if (isDone) {
        isLogged = false
        continue
      }
      uncheckedAfter = earlierOf(uncheckedAfter, from)
      return
    }
  }

  async function checkPending(): Promise<void> {
    if (uncheckedAfter === null && runningCheck === null) return
    runningCheck ??= checkAll().finally(() => {
      runningCheck = null
    })
    await runningCheck
  }

  const unfollow = index.follow((undoneAfter) => {
    if (undoneAfter !== null) uncheckedAfter = earlierOf(uncheckedAfter, undoneAfter)
    void checkPending()
  })

  return {
    checkPending,
    async stop() {
      unfollow()
      await runningCheck
    },
  }
}
