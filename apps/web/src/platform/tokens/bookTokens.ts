import { type Address, isAddress } from '@musi/domain/address'
import type { Token } from '@musi/domain/currency'
import { config } from '../config/config.ts'

let held: ReadonlyMap<Address, Token> | undefined

/** The known tokens: those of the address book of this chain. */
export function bookTokens(): ReadonlyMap<Address, Token> {
  held ??= new Map(
    config().book.tokens.flatMap(({ address: text, symbol, name, decimals }) => {
      const address = isAddress(text)
      return address ? [[address, { kind: 'token', address, symbol, name, decimals } as const] as const] : []
    }),
  )
  return held
}
