import type { Address } from '@musi/domain/address'
import type { Hex } from '@musi/domain/untrusted'
import type { RelayerKey } from '@musi/chain/relay/relayerKey'
import type { Kysely } from 'kysely'
import { type Clock, nowSeconds } from '#platform/clock.ts'
import type { Log } from '#platform/log.ts'
import type { Bundler } from './bundler.ts'
import type { RelayChain } from './relayChain.ts'
import { changeRelayed, deleteOldRelayed, lastNonce, recentlyDone, relayedIn } from './relayedStore.ts'
import type { RelayedRow, TouchTables } from './touchTables.ts'

type Db = Kysely<TouchTables>
export type SendNeeds = {
  key: RelayerKey
  chain: RelayChain
  clock: Pick<Clock, 'now'>
  log: Pick<Log, 'warn'>
  /** Brings the operations, so that the relayer sends all but these; null for none. */
  bundler: Bundler | null
}

/** Transactions without a receipt at a time; a node holds this many of one account. */
const MAX_SENT = 16
/** A transaction without a receipt is sent again after this time, and with a higher fee after the second. */
const AGAIN_SECONDS = 12
const DEARER_SECONDS = 45
/** A block with this many above it is not undone. */
const FINAL_BLOCKS = 64

/** One round of the relayer: reads what became of sent transactions, then sends those that wait. */
export async function sendRound(needs: SendNeeds, db: Db): Promise<void> {
  const { key, chain, bundler } = needs
  const which = bundler === null ? 'all' : 'withoutOperations'
  for (const row of await relayedIn(db, 'sent', MAX_SENT, which)) await settle(needs, db, row)
  const free = MAX_SENT - (await relayedIn(db, 'sent', MAX_SENT, which)).length
  const waiting = await relayedIn(db, 'waiting', free, which)
  if (waiting.length === 0) return
  let nonce = Math.max(await chain.nonceOf(key.address), ((await lastNonce(db)) ?? -1) + 1)
  for (const row of waiting) if (await send(needs, db, row, nonce)) nonce += 1
}

/** Looks again for receipts of blocks that may have been undone; true if one was. */
export async function findUndone({ chain, clock }: SendNeeds, db: Db, newest: number): Promise<boolean> {
  let hasFound = false
  for (const row of await recentlyDone(db, newest - FINAL_BLOCKS)) {
    if (row.hash === null || (await chain.receiptOf(row.hash)) !== null) continue
    await changeRelayed(db, row.id, { state: 'sent', block: null, sent_at: nowSeconds(clock) - AGAIN_SECONDS })
    hasFound = true
  }
  await deleteOldRelayed(db, nowSeconds(clock))
  return hasFound
}

/** Signs and writes down, then sends: a server that ends in between sends the same transaction later. */
async function send(needs: SendNeeds, db: Db, row: RelayedRow, nonce: number): Promise<boolean> {
  const { key, chain, clock, log } = needs
  const refusal = await chain.refusalOf(key.address, row)
  if (refusal !== null) {
    // An earlier transaction may have submitted it, with a receipt that arrived late.
    if (!(await hasReceipt(needs, db, row))) await changeRelayed(db, row.id, { state: 'lost', reason: refusal })
    return false
  }
  const fees = await chain.fees()
  if ((await chain.balanceOf(key.address)) < fees.maxFeePerGas * BigInt(row.gas)) {
    log.warn(`The relayer ${key.address} cannot pay for gas: it has too little of the chain's currency.`)
    await changeRelayed(db, row.id, { state: 'lost', reason: 'NoGas' })
    return false
  }
  const { raw, hash } = await key.sign({ ...callOf(row), nonce, ...fees })
  await changeRelayed(db, row.id, { state: 'sent', nonce, raw, hash, sent_at: nowSeconds(clock) })
  await chain.send(raw)
  await settle(needs, db, { ...row, state: 'sent', nonce, raw, hash, sent_at: nowSeconds(clock) })
  return true
}

/** Writes down what became of a transaction; false if it has no receipt. */
async function hasReceipt({ chain }: SendNeeds, db: Db, row: RelayedRow): Promise<boolean> {
  for (const hash of [row.hash, row.earlier_hash]) {
    const receipt = hash === null ? null : await chain.receiptOf(hash)
    if (receipt === null) continue
    const state = receipt.hasSucceeded(row) ? 'done' : 'failed'
    await changeRelayed(db, row.id, { state, hash, block: receipt.block })
    return true
  }
  return false
}

async function settle(needs: SendNeeds, db: Db, row: RelayedRow): Promise<void> {
  const { key, chain, clock } = needs
  if (await hasReceipt(needs, db, row)) return
  const age = nowSeconds(clock) - (row.sent_at ?? 0)
  if (row.raw === null || row.nonce === null || age < AGAIN_SECONDS) return
  // The key was used elsewhere, or the transaction was reorganised away and its nonce is taken: it is signed again. Each
  // operation, welcome and recovery can be executed only once, however often it is sent.
  if ((await chain.nonceOf(key.address)) > row.nonce) {
    const fresh = { state: 'waiting', nonce: null, raw: null, hash: null, earlier_hash: row.hash } as const
    return await changeRelayed(db, row.id, fresh)
  }
  if (age >= DEARER_SECONDS) return await sendDearer(needs, db, row, row.nonce)
  await chain.send(row.raw as Hex)
}

async function sendDearer({ key, chain, clock }: SendNeeds, db: Db, row: RelayedRow, nonce: number): Promise<void> {
  const { raw, hash } = await key.sign({ ...callOf(row), nonce, ...(await chain.dearerFees(row.raw as Hex)) })
  await changeRelayed(db, row.id, { raw, hash, earlier_hash: row.hash, sent_at: nowSeconds(clock) })
  await chain.send(raw)
}

const callOf = ({ target, data, gas }: RelayedRow) => ({ to: target as Address, data: data as Hex, gas: BigInt(gas) })
