import { coinTabsAbi } from '@musi/contracts/abi/coinTabs'
import type { Address } from '@musi/domain/address'
import type { TabTerms } from '@musi/domain/tabs/tabTerms'
import { encodeFunctionData } from 'viem'
import type { Write } from '../../write.ts'
import { termsArgument } from './termsArgument.ts'

/** Returns the rest of a tab to its listener, once the notice is over. */
export function finishTab(coinTabs: Address, terms: TabTerms): Write {
  const data = encodeFunctionData({ abi: coinTabsAbi, functionName: 'finish', args: [termsArgument(terms)] })
  return { kind: 'finishTab', candidates: [{ to: coinTabs, data, value: 0n }] }
}
