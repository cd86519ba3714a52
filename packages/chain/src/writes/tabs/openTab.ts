import { coinTabsAbi } from '@musi/contracts/abi/coinTabs'
import type { Address } from '@musi/domain/address'
import type { TabTerms } from '@musi/domain/tabs/tabTerms'
import { encodeFunctionData } from 'viem'
import type { Write } from '../../write.ts'
import { termsArgument } from './termsArgument.ts'

/** Opens a tab of the sender with an approved amount. */
export function openTab(coinTabs: Address, terms: TabTerms, amount: bigint): Write {
  const args = [termsArgument(terms), amount] as const
  const data = encodeFunctionData({ abi: coinTabsAbi, functionName: 'open', args })
  return { kind: 'openTab', candidates: [{ to: coinTabs, data, value: 0n }] }
}
