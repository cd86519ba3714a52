import type { Address } from '@musi/domain/address'
import { encodeFunctionData } from 'viem'
import { v1ExchangeAbi } from '../../abi/v1Exchange.ts'
import type { Write } from '../../write.ts'

/** The lowest minimum that the exchange accepts; the screen shows the expected amounts (spec: migration.moved). */
const MINIMUM = 1n

export type RemoveLiquidityV1 = { exchange: Address; liquidity: bigint; deadlineSeconds: bigint }

export function removeLiquidityV1({ exchange, liquidity, deadlineSeconds }: RemoveLiquidityV1): Write {
  const args = [liquidity, MINIMUM, MINIMUM, deadlineSeconds] as const
  const data = encodeFunctionData({ abi: v1ExchangeAbi, functionName: 'removeLiquidity', args })
  return { kind: 'removeLiquidityV1', candidates: [{ to: exchange, data, value: 0n }] }
}
