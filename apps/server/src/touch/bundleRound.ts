import type { Address } from '@musi/domain/address'
import type { Hex } from '@musi/domain/untrusted'
import type { Kysely } from 'kysely'
import { type Clock, nowSeconds } from '#platform/clock.ts'
import type { Bundler } from './bundler.ts'
import type { RelayChain } from './relayChain.ts'
import { bundledIn, changeRelayed } from './relayedStore.ts'
import type { RelayedRow, TouchTables } from './touchTables.ts'

type Db = Kysely<TouchTables>
export type BundleNeeds = {
  /** Null if the relayer sends operations itself. */
  bundler: Bundler | null
  /** The account in whose name operations are tried on our own node. */
  from: Address
  chain: RelayChain
  clock: Pick<Clock, 'now'>
}

/** Operations looked for at a time. */
const MAX_SENT = 100
/** Maximum number of operations sent in one round. */
const MAX_HANDED_OVER = 20
/** An operation that is not on the chain is sent again after this time. */
const AGAIN_SECONDS = 12

/**
 * One round with a bundler: finds on the chain what became of the operations that it has, then hands over those that wait. Its answers
 * decide nothing, so it can delay an operation until its last second, and nothing else.
 */
export async function bundleRound(needs: BundleNeeds, db: Db): Promise<void> {
  const { bundler, chain } = needs
  const sent = await bundledIn(db, 'sent', MAX_SENT)
  const minedOperations = sent.length === 0 ? new Map() : await chain.operationsIn(sent.map(({ id }) => id))
  for (const row of sent) if (!(await settled(db, row, minedOperations))) await lookAgain(needs, db, row)
  if (bundler === null) return
  for (const row of await bundledIn(db, 'waiting', MAX_HANDED_OVER)) await handOver(needs, bundler, db, row)
}

type MinedOperations = Awaited<ReturnType<RelayChain['operationsIn']>>

/** Stores the transaction of a mined operation; false if the chain does not have it. */
async function settled(db: Db, { id }: RelayedRow, minedOperations: MinedOperations): Promise<boolean> {
  const mined = minedOperations.get(id)
  if (mined === undefined) return false
  const { transaction: hash, block, isDone } = mined
  await changeRelayed(db, id, { state: isDone ? 'done' : 'failed', hash, block })
  return true
}

async function lookAgain(needs: BundleNeeds, db: Db, row: RelayedRow): Promise<void> {
  const { bundler, from, chain, clock } = needs
  if (nowSeconds(clock) - (row.sent_at ?? 0) < AGAIN_SECONDS) return
  // Without a bundler the relayer sends it.
  if (bundler === null) return await changeRelayed(db, row.id, { state: 'waiting' })
  const refusal = await chain.refusalOf(from, row)
  if (refusal === null) {
    await bundler.send(row.id, await rpcOperationOf(row))
    return await changeRelayed(db, row.id, { sent_at: nowSeconds(clock) })
  }
  // The refusal may be for a nonce that the operation itself used since the last look.
  if (await settled(db, row, await chain.operationsIn([row.id]))) return
  await changeRelayed(db, row.id, { state: 'lost', reason: refusal })
}

async function handOver({ from, chain, clock }: BundleNeeds, bundler: Bundler, db: Db, row: RelayedRow): Promise<void> {
  const refusal = await chain.refusalOf(from, row)
  if (refusal !== null) return await changeRelayed(db, row.id, { state: 'lost', reason: refusal })
  // Written down first: a server that ends in between looks for it after its start.
  await changeRelayed(db, row.id, { state: 'sent', sent_at: nowSeconds(clock) })
  const answer = await bundler.send(row.id, await rpcOperationOf(row))
  if (answer.kind === 'refused') await changeRelayed(db, row.id, { state: 'lost', reason: `Bundler ${answer.code}` })
}

async function rpcOperationOf({ data }: RelayedRow) {
  const { rpcOperation } = await import('@musi/chain/relay/rpcOperation')
  return rpcOperation(data as Hex)
}
