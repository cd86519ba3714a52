import type { Hash } from 'viem'
import { pause } from './pause.ts'
import type { Request } from './request.ts'

/** Waits until the transaction is mined and returns whether it succeeded. */
export async function waitForSuccess(request: Request, hash: Hash): Promise<boolean> {
  // A chain of our own mines at once, a public one after seconds, so the pause grows from 5 ms to 2 s.
  for (let waitMs = 5; ; waitMs = Math.min(waitMs * 1.5, 2000)) {
    const receipt = (await request('eth_getTransactionReceipt', [hash])) as { status?: unknown } | null
    if (receipt !== null) return receipt.status === '0x1'
    await pause(waitMs)
  }
}
