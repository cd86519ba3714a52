import type { ChainRecord } from './chainRecord.ts'
import type { UnplacedAct, SenderOf } from './unplacedAct.ts'
import type { SharesMoved } from './sharesMoved.ts'

const toTexts = (one: bigint, other: bigint): [string, string] => [String(one), String(other)]

export function pairAct({ log, event }: ChainRecord, shares: SharesMoved, senderOf: SenderOf): UnplacedAct | null {
  const pair = log.address
  if (event.name === 'Swap') {
    const { amount0In, amount1In, amount0Out, amount1Out, to } = event.args
    const amounts = { paid: toTexts(amount0In, amount1In), got: toTexts(amount0Out, amount1Out) }
    return { kind: 'swap', account: senderOf(log), pair, ...amounts, to }
  }
  if (event.name === 'Mint') {
    const minted = shares.minted(pair)
    const amounts = toTexts(event.args.amount0, event.args.amount1)
    const account = minted?.account ?? event.args.sender
    return { kind: 'addLiquidity', account, pair, amounts, shares: String(minted?.amount ?? 0n) }
  }
  if (event.name === 'Burn') {
    const amounts = toTexts(event.args.amount0, event.args.amount1)
    // The shares were deposited in an earlier transaction, so only the receiver of the tokens is known.
    const account = shares.returnedBy(pair) ?? event.args.to
    return { kind: 'removeLiquidity', account, pair, amounts, shares: String(shares.burned(pair)) }
  }
  return null
}
