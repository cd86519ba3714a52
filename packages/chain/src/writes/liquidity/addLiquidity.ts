import type { Address } from '@musi/domain/address'
import { encodeFunctionData } from 'viem'
import { v2RouterAbi as abi } from '../../abi/v2Router.ts'
import type { Write } from '../../write.ts'

type Side = { amount: bigint; minimum: bigint }
type TokenSide = Side & { token: Address }
export type AddLiquidity = {
  router: Address
  a: TokenSide
  b: TokenSide | (Side & { token: 'native' })
  recipient: Address
  deadlineSeconds: bigint
}

/** The router creates the pair if it does not exist. */
export function addLiquidity({ router: to, a, b, recipient, deadlineSeconds }: AddLiquidity): Write {
  const ending = [recipient, deadlineSeconds] as const
  if (b.token === 'native') {
    const args = [a.token, a.amount, a.minimum, b.minimum, ...ending] as const
    const data = encodeFunctionData({ abi, functionName: 'addLiquidityETH', args })
    return { kind: 'addLiquidity', candidates: [{ to, data, value: b.amount }] }
  }
  const args = [a.token, b.token, a.amount, b.amount, a.minimum, b.minimum, ...ending] as const
  const data = encodeFunctionData({ abi, functionName: 'addLiquidity', args })
  return { kind: 'addLiquidity', candidates: [{ to, data, value: 0n }] }
}
