import { coinTabsAbi } from '@musi/contracts/abi/coinTabs'
import type { Address } from '@musi/domain/address'
import type { TabTerms } from '@musi/domain/tabs/tabTerms'
import { encodeFunctionData } from 'viem'
import type { Write } from '../../write.ts'
import { termsArgument } from './termsArgument.ts'

/** Adds an approved amount to an open tab of the sender. */
export function topUpTab(coinTabs: Address, terms: TabTerms, amount: bigint): Write {
  const args = [termsArgument(terms), amount] as const
  const data = encodeFunctionData({ abi: coinTabsAbi, functionName: 'topUp', args })
  return { kind: 'topUpTab', candidates: [{ to: coinTabs, data, value: 0n }] }
}
