import type { AddressBook } from '@musi/domain/addressBook'
import type { Address } from '@musi/domain/address'
import type { RpcRequest } from '../rpc/rpcRequest.ts'
import { pairAddress } from '@musi/domain/exchange/pairAddress'
import { v1FactoryAbi } from '../abi/v1Factory.ts'
import { PAIR_INIT_CODE_HASH } from '../chains/pairInitCodeHash.ts'
import { contractValue } from '../requests/contracts/contractValue.ts'
import type { Scene } from './honestWrites.ts'

/** The accounts and tokens of the signing tests: DAI and USDC on a chain of our own. */
export async function createScene(
  request: RpcRequest,
  book: AddressBook,
  account: Address,
  friend: Address,
): Promise<Scene> {
  const token = (symbol: string) => book.tokens.find((one) => one.symbol === symbol)?.address ?? '0x'
  const a = token('DAI')
  const b = token('USDC')
  const { v1Factory = '0x', v2Factory: factory } = book.contracts
  const pair = pairAddress({ factory, initCodeHash: PAIR_INIT_CODE_HASH }, a, b)
  const query = { address: v1Factory, abi: v1FactoryAbi, functionName: 'getExchange', args: [a] } as const
  const exchange = (await contractValue(request, query)) ?? '0x'
  const song = `0x${'33'.repeat(32)}` as const
  return { book, account, friend, a, b, pair, exchange, song, earlierSong: song }
}
