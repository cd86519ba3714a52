import { coinTabsAbi } from '@musi/contracts/abi/coinTabs'
import type { Address } from '@musi/domain/address'
import type { TabTerms } from '@musi/domain/tabs/tabTerms'
import { encodeFunctionData } from 'viem'
import type { Write } from '../../write.ts'
import { termsArgument } from './termsArgument.ts'

/** Closes a tab of the sender without a notice, by the keeper's signature. */
export function closeTabNow(coinTabs: Address, terms: TabTerms, signature: `0x${string}`): Write {
  const args = [termsArgument(terms), signature] as const
  const data = encodeFunctionData({ abi: coinTabsAbi, functionName: 'closeNow', args })
  return { kind: 'closeTabNow', candidates: [{ to: coinTabs, data, value: 0n }] }
}
