import type { Address, Hex } from 'viem'
import { pause } from '../pause.ts'
import type { Request } from '../request.ts'
import { quantity } from './fees.ts'

export type Carried =
  | { kind: 'mined'; hash: Hex; succeeded: boolean; gasUsed: bigint; paidWei: bigint; block: number }
  /** Another transaction of this account took its number: one of an earlier run, most likely. */
  | { kind: 'overtaken' }

/** The same transaction under several fees: all have one number, so at most one of them comes into a block. */
export type Attempts = { from: Address; nonce: number; hashes: readonly Hex[] }

/** Blocks come every two seconds. */
export const LOOK_MS = 2000

export const sentBy = async (request: Request, from: Address, tag: 'latest' | 'pending') =>
  Number(quantity(await request('eth_getTransactionCount', [from, tag])))

/** Null when nothing has come into a block in this time; with 0 it looks once. */
export async function waitForBlock(request: Request, attempts: Attempts, forMs: number): Promise<Carried | null> {
  const until = performance.now() + forMs
  for (let wait = 50; ; wait = Math.min(wait * 1.5, LOOK_MS)) {
    // Asked first: a number that is used up has its receipt by now.
    const isUsed = (await sentBy(request, attempts.from, 'latest')) > attempts.nonce
    for (const hash of attempts.hashes) {
      const receipt = (await request('eth_getTransactionReceipt', [hash])) as Receipt | null
      if (receipt !== null) return minedAs(hash, receipt)
    }
    if (isUsed) return { kind: 'overtaken' }
    if (performance.now() > until) return null
    await pause(wait)
  }
}

type Receipt = { status: Hex; gasUsed: Hex; effectiveGasPrice: Hex; blockNumber: Hex }

const minedAs = (hash: Hex, { status, gasUsed, effectiveGasPrice, blockNumber }: Receipt): Carried => ({
  kind: 'mined',
  hash,
  succeeded: status === '0x1',
  gasUsed: quantity(gasUsed),
  paidWei: quantity(gasUsed) * quantity(effectiveGasPrice),
  block: Number(quantity(blockNumber)),
})
