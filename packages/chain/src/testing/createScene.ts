import type { AddressBook } from '@musi/domain/addressBook'
import type { Address } from '@musi/domain/address'
import type { RpcRequest } from '../rpc/rpcRequest.ts'
import { pairAddress } from '@musi/domain/exchange/pairAddress'
import { passkeyAccountFactoryAbi } from '@musi/contracts/abi/passkeyAccountFactory'
import { v1FactoryAbi } from '../abi/v1Factory.ts'
import { PAIR_INIT_CODE_HASH } from '../chains/pairInitCodeHash.ts'
import { contractValue } from '../requests/contracts/contractValue.ts'
import type { Scene } from './honestWrites.ts'
import { sendMined } from './sendMined.ts'
import { encodeFunctionData } from 'viem'

/** A point of P-256: its generator. */
const PASSKEY = [
  '0x6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296',
  '0x4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5',
] as const

/** Opens the scene's account with a passkey, which a test of the gate reads from the chain. */
export async function openPasskeyAccount(request: RpcRequest, book: AddressBook, from: Address): Promise<void> {
  const data = encodeFunctionData({ abi: passkeyAccountFactoryAbi, functionName: 'open', args: PASSKEY })
  await sendMined(request, { from, to: book.contracts.passkeyAccountFactory, data })
}

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
  const accounts = { address: book.contracts.passkeyAccountFactory ?? '0x', abi: passkeyAccountFactoryAbi } as const
  const passkeyAccount = await contractValue(request, { ...accounts, functionName: 'accountOf', args: PASSKEY })
  const song = `0x${'33'.repeat(32)}` as const
  return {
    book,
    account,
    friend,
    a,
    b,
    pair,
    exchange,
    passkeyAccount: passkeyAccount ?? '0x',
    song,
    earlierSong: song,
  }
}
