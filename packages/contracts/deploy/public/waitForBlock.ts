import type { Address, Hex } from 'viem'
import { pause } from '../runner/pause.ts'
import type { Request } from '../runner/request.ts'
import { quantity } from './fees.ts'

export type CarryOutResult =
  | { kind: 'mined'; hash: Hex; succeeded: boolean; gasUsed: bigint; paidWei: bigint; block: number }
  /** The nonce was used by a different transaction of this account, most likely of an earlier run. */
  | { kind: 'overtaken' }

/** One transaction sent with several fees. All share one nonce, so at most one of them is mined. */
export type Attempts = { from: Address; nonce: number; hashes: readonly Hex[] }

/** Blocks come every two seconds. */
export const LOOK_MS = 2000

export const transactionCount = async (request: Request, from: Address, tag: 'latest' | 'pending') =>
  Number(quantity(await request('eth_getTransactionCount', [from, tag])))

/** Returns null if nothing was mined within this time; with 0 it checks once. */
export async function waitForBlock(
  request: Request,
  attempts: Attempts,
  forMs: number,
): Promise<CarryOutResult | null> {
  const until = performance.now() + forMs
  for (let wait = 50; ; wait = Math.min(wait * 1.5, LOOK_MS)) {
    // Checked first: if the nonce is used, its receipt exists by now.
    const isUsed = (await transactionCount(request, attempts.from, 'latest')) > attempts.nonce
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

const minedAs = (hash: Hex, { status, gasUsed, effectiveGasPrice, blockNumber }: Receipt): CarryOutResult => ({
  kind: 'mined',
  hash,
  succeeded: status === '0x1',
  gasUsed: quantity(gasUsed),
  paidWei: quantity(gasUsed) * quantity(effectiveGasPrice),
  block: Number(quantity(blockNumber)),
})
