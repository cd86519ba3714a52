import type { Address } from '@musi/domain/address'
import { isDatabaseTrouble } from '#platform/database/databaseReach.ts'
import type { OwnDatabase } from '#platform/database/ownDatabase.ts'
import type { HeadHub } from '#platform/heads/headHub.ts'
import type { Log } from '#platform/log.ts'
import type { Peers } from '#platform/peers/peers.ts'
import { bundleRound } from './bundleRound.ts'
import { type SendNeeds, findUndone, sendRound } from './sendRound.ts'
import type { TouchTables } from './touchTables.ts'

type Needs = SendNeeds & {
  database: Pick<OwnDatabase, 'tables'>
  peers: Peers
  heads: Pick<HeadHub, 'follow'>
  log: Pick<Log, 'error' | 'warn'>
}

/** Sends what was written down, one server at a time (spec: touch.one-sender). */
export type Relayer = {
  address: Address
  /** Looks for new rows now, here or at the server that sends. */
  poke: () => void
  stop: () => Promise<void>
}

const EVERY_MS = 2000

export function relayer(needs: Needs): Relayer {
  const { key, chain, database, peers, heads, log } = needs
  let working: Promise<void> | null = null
  let isAskedAgain = false
  let hasEnded = false
  let checkedBlock = 0
  let lastTrouble: string | null = null

  function poke() {
    if (hasEnded) return
    isAskedAgain = true
    working ??= work().finally(() => (working = null))
  }

  async function work() {
    while (isAskedAgain) {
      isAskedAgain = false
      try {
        await round()
        lastTrouble = null
      } catch (error) {
        if (isDatabaseTrouble(error)) return
        const trouble = error instanceof Error ? error.message : String(error)
        // The rows stay, and a later round sends them.
        if (trouble !== lastTrouble) log.error(`The relayer could not go on: ${trouble}`)
        lastTrouble = trouble
      }
    }
  }

  async function round() {
    const db = await database.tables<TouchTables>()
    if (db === null || (await peers.take('relayer')) !== 'us') return
    await sendRound(needs, db)
    await bundleRound({ ...needs, from: key.address }, db)
    const newest = await chain.newestBlock()
    if (newest === checkedBlock) return
    if (await findUndone(needs, db, newest)) isAskedAgain = true
    checkedBlock = newest
  }

  peers.listen('relayer', poke)
  const unfollow = heads.follow(poke)
  const timer = setInterval(poke, EVERY_MS).unref()
  return {
    address: key.address,
    poke() {
      poke()
      peers.tell('relayer', 'new')
    },
    async stop() {
      hasEnded = true
      isAskedAgain = false
      clearInterval(timer)
      unfollow()
      await working
    },
  }
}
