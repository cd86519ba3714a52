import type { AccountKey, PackedOperation } from '@musi/chain/relay/relayedCalls'
import type { Address } from '@musi/domain/address'
import type { RelayChain } from './relayChain.ts'

/** Loaded with the first touch, so that starting stays fast. */
const calls = () => import('@musi/chain/relay/relayedCalls')

/** The account of a key, deployed or not; null if the factory does not answer. */
export async function keyAccount(
  chain: RelayChain,
  factory: Address,
  key: AccountKey,
  client: string,
): Promise<Address | null> {
  const { accountOfCall, readAddress } = await calls()
  return readAddress((await chain.read(factory, accountOfCall(key), client)) ?? '')
}

/** True if an operation's sender has the code of our accounts, or is the account that it deploys. */
export async function isOurAccount(
  chain: RelayChain,
  factory: Address,
  { sender, initCode }: PackedOperation,
  client: string,
): Promise<boolean> {
  const code = await chain.codeOf(sender, client)
  if (code !== '0x') return await isAccount(chain, factory, code, client)
  const { openedKey } = await calls()
  const key = initCode === '0x' ? null : openedKey(initCode, factory)
  return key !== null && (await keyAccount(chain, factory, key, client)) === sender
}

/** True if an address has the code of our accounts. */
export const isOpenAccount = async (
  chain: RelayChain,
  factory: Address,
  account: Address,
  client: string,
): Promise<boolean> => isAccount(chain, factory, await chain.codeOf(account, client), client)

async function isAccount(chain: RelayChain, factory: Address, code: string, client: string): Promise<boolean> {
  const { implementationCall, isAccountCode, readAddress } = await calls()
  const implementation = readAddress((await chain.read(factory, implementationCall(), client)) ?? '')
  return implementation !== null && isAccountCode(code, implementation)
}
