import { symbolText } from '@musi/domain/amount/symbolText'
import type { Address } from '@musi/domain/address'
import { ONCE, type Read } from '../../multicall/read.ts'
import { callData } from '../../multicall/words.ts'
import { SYMBOL_LIMIT, parseTokenText } from './parseTokenText.ts'

export const tokenSymbol = (token: Address): Read<string> => ({
  call: { address: token, callData: callData('0x95d89b41') },
  decode: (data) => symbolText(parseTokenText(data, SYMBOL_LIMIT)) || undefined,
  holdsBlocks: ONCE,
})
