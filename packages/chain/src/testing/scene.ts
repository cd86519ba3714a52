import type { AddressBook } from '@musi/domain/addressBook'
import type { Address } from '@musi/domain/address'
import type { RpcRequest } from '../rpcRequest.ts'
import { addressOfToken } from '../signingGate/places.ts'
import type { Scene } from './honestWrites.ts'

/** Who and what the tests of signing are about: DAI and USDC of a chain of our own. */
export async function scene(request: RpcRequest, book: AddressBook, account: Address, friend: Address): Promise<Scene> {
  const token = (symbol: string) => book.tokens.find((one) => one.symbol === symbol)?.address ?? '0x'
  const [a, b] = [token('DAI'), token('USDC')]
  const places = { request, book }
  const pair = (await addressOfToken(places, { pairOf: [a, b] })) ?? '0x'
  const exchange = (await addressOfToken(places, { exchangeOf: a })) ?? '0x'
  return { book, account, friend, a, b, pair, exchange }
}
