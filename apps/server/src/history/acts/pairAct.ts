import type { ChainRecord } from './chainRecord.ts'
import type { UnplacedAct, SenderOf } from './unplacedAct.ts'
import type { SharesMoved } from './sharesMoved.ts'

const both = (one: bigint, other: bigint): [string, string] => [String(one), String(other)]

export function pairAct({ log, event }: ChainRecord, shares: SharesMoved, senderOf: SenderOf): UnplacedAct | null {
  const pair = log.address
  if (event.name === 'Swap') {
    const { amount0In, amount1In, amount0Out, amount1Out, to } = event.args
    const amounts = { paid: both(amount0In, amount1In), got: both(amount0Out, amount1Out) }
    return { kind: 'swap', account: senderOf(log.transaction), pair, ...amounts, to }
  }
  if (event.name === 'Mint') {
    const made = shares.made(pair)
    const amounts = both(event.args.amount0, event.args.amount1)
    const account = made?.account ?? event.args.sender
    return { kind: 'addLiquidity', account, pair, amounts, shares: String(made?.amount ?? 0n) }
  }
  if (event.name === 'Burn') {
    const amounts = both(event.args.amount0, event.args.amount1)
    // The shares were deposited in an earlier transaction, so only the receiver of the tokens is known.
    const account = shares.brought(pair) ?? event.args.to
    return { kind: 'removeLiquidity', account, pair, amounts, shares: String(shares.burned(pair)) }
  }
  return null
}
