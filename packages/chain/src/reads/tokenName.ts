import type { Address } from '@musi/domain/address'
import { ONCE, type Read } from '../multicall/read.ts'
import { callData } from '../multicall/words.ts'
import { NAME_LIMIT, tokenText } from './tokenText.ts'

export const tokenName = (token: Address): Read<string> => ({
  call: { address: token, callData: callData('0x06fdde03') },
  decode: (data) => tokenText(data, NAME_LIMIT) || undefined,
  holdsBlocks: ONCE,
})
