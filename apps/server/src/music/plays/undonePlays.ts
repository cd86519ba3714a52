import type { Chain } from '@musi/chain/chains/chainTable'
import type { Address } from '@musi/domain/address'
import type { ServiceNeeds } from '#history/serviceNeeds.ts'
import type { ChainIndex } from '#history/chainIndex.ts'
import { nowSeconds } from '#platform/clock.ts'
import { findPayments } from './payments.ts'
import { paidSince, takeBack } from './playStore.ts'
import type { PlayTables } from './playTables.ts'

/** Takes back plays whose payment a reorganisation removed (case 98). */
export type UndonePlays = {
  /** Before a ticket is accepted, checks the blocks that could not be checked at the reorganisation. */
  lookAgain: () => Promise<void>
  stop: () => Promise<void>
}

type Needs = Pick<ServiceNeeds, 'database' | 'upstream' | 'clock' | 'log'> & {
  index: Pick<ChainIndex, 'follow'>
  chain: Pick<Chain, 'finalityTag'>
  /** Empty if this chain has no jukebox. */
  jukeboxes: readonly Address[]
}

const earlier = (one: number | null, other: number) => Math.min(one ?? other, other)

export function undonePlays({ database, index, upstream, chain, jukeboxes, clock, log }: Needs): UndonePlays {
  /** Blocks after this one are still to be checked; null if none are. */
  let unseen: number | null = null
  let looking: Promise<void> | null = null
  /** The failure is logged once, however often it is retried. */
  let isSaid = false

  /** False if the database or the chain did not answer. */
  async function hasLooked(undoneAfter: number): Promise<boolean> {
    if (jukeboxes.length === 0) return true
    const tables = await database.tables<PlayTables>()
    if (tables === null) return false
    const gone: string[] = []
    let isAll = true
    for (const { play } of await paidSince(tables, undoneAfter, nowSeconds(clock))) {
      const result = await findPayments({ upstream, chain, jukeboxes }, play.slice(0, 66))
      const isThere = result.kind === 'found' && result.payments.some(({ id }) => id === play)
      if (result.kind === 'chainAway') isAll = false
      else if (!isThere) gone.push(play)
    }
    await takeBack(tables, gone)
    return isAll
  }

  async function lookAtAll(): Promise<void> {
    while (unseen !== null) {
      const from: number = unseen
      unseen = null
      const isDone = await hasLooked(from).catch((error: unknown) => {
        if (!isSaid) log.error(`The plays after block ${from} could not be looked at again yet: ${String(error)}`)
        isSaid = true
        return false
      })
      if (isDone) {
        isSaid = false
        continue
      }
      unseen = earlier(unseen, from)
      return
    }
  }

  async function lookAgain(): Promise<void> {
    if (unseen === null && looking === null) return
    looking ??= lookAtAll().finally(() => {
      looking = null
    })
    await looking
  }

  const unfollow = index.follow((undoneAfter) => {
    if (undoneAfter !== null) unseen = earlier(unseen, undoneAfter)
    void lookAgain()
  })

  return {
    lookAgain,
    async stop() {
      unfollow()
      await looking
    },
  }
}
