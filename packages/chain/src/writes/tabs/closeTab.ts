import { coinTabsAbi } from '@musi/contracts/abi/coinTabs'
import type { Address } from '@musi/domain/address'
import type { TabTerms } from '@musi/domain/tabs/tabTerms'
import { encodeFunctionData } from 'viem'
import type { Write } from '../../write.ts'
import { termsArgument } from './termsArgument.ts'

/** Starts the notice of a tab of the sender. */
export function closeTab(coinTabs: Address, terms: TabTerms): Write {
  const data = encodeFunctionData({ abi: coinTabsAbi, functionName: 'close', args: [termsArgument(terms)] })
  return { kind: 'closeTab', candidates: [{ to: coinTabs, data, value: 0n }] }
}
