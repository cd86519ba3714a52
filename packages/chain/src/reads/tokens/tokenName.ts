import type { Address } from '@musi/domain/address'
import { ONCE, type Read } from '../../multicall/read.ts'
import { callData } from '../../multicall/words.ts'
import { NAME_LIMIT, parseTokenText } from './parseTokenText.ts'

export const tokenName = (token: Address): Read<string> => ({
  call: { address: token, callData: callData('0x06fdde03') },
  decode: (data) => parseTokenText(data, NAME_LIMIT) || undefined,
  holdsBlocks: ONCE,
})
