import type { AddressBook } from '@musi/domain/addressBook'
import type { Address } from '@musi/domain/address'
import type { RpcRequest } from '../rpcRequest.ts'
import { addressOfToken } from '../signingGate/addresses.ts'
import type { Scene } from './honestWrites.ts'

/** The accounts and tokens of the signing tests: DAI and USDC on a chain of our own. */
export async function scene(request: RpcRequest, book: AddressBook, account: Address, friend: Address): Promise<Scene> {
  const token = (symbol: string) => book.tokens.find((one) => one.symbol === symbol)?.address ?? '0x'
  const [a, b] = [token('DAI'), token('USDC')]
  const places = { request, book }
  const pair = (await addressOfToken(places, { pairOf: [a, b] })) ?? '0x'
  const exchange = (await addressOfToken(places, { exchangeOf: a })) ?? '0x'
  return { book, account, friend, a, b, pair, exchange }
}
