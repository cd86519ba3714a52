import { passkeyAccountAbi } from '@musi/contracts/abi/passkeyAccount'
import { passkeyAccountFactoryAbi } from '@musi/contracts/abi/passkeyAccountFactory'
import { type Address, parseAddress } from '@musi/domain/address'
import { type Hex, encodeFunctionData } from 'viem'
import { recoveryTypedData } from '../signingGate/typed-data/recoveryTypedData.ts'
import { typedText } from '../signingGate/typed-data/typedText.ts'

/** Requests to the node of tests; a transaction is mined when the call resolves. */
type Node = (method: string, params: readonly unknown[]) => Promise<unknown>
type Key = { readonly x: Hex; readonly y: Hex }

/** A point of P-256, its generator, and twice that point. */
export const KEY = {
  x: '0x6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296',
  y: '0x4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5',
} as const
export const OTHER_KEY = {
  x: '0x7cf27b188d034f7e8a52380304b51ac3c08969e277f21b35a60b48fc47669978',
  y: '0x07775510db8ed040293d9ac69f7430dbba7dade63ce982299e04b79d227873d1',
} as const

type Options = { node: Node; factory: Address; chainId: number; from: Address }

/** Opens accounts of keys and acts on their keys, sent by an unlocked account or by the account itself. */
export function passkeyRecovery({ node, factory, chainId, from }: Options) {
  const read = async (to: Address, data: Hex) => (await node('eth_call', [{ to, data }, 'latest'])) as Hex
  const send = (sender: Address, to: Address, data: Hex) =>
    node('eth_sendTransaction', [{ from: sender, to, data, gasPrice: '0x0' }])

  async function addressOf({ x, y }: Key): Promise<Address> {
    const data = encodeFunctionData({ abi: passkeyAccountFactoryAbi, functionName: 'accountOf', args: [x, y] })
    return parseAddress(`0x${(await read(factory, data)).slice(26)}`) ?? '0x'
  }

  async function actAs(account: Address, data: Hex): Promise<void> {
    await node('anvil_impersonateAccount', [account])
    await send(account, account, data)
    await node('anvil_stopImpersonatingAccount', [account])
  }

  const round = async (account: Address) =>
    BigInt(await read(account, encodeFunctionData({ abi: passkeyAccountAbi, functionName: 'round' })))

  return {
    addressOf,
    round,
    async open({ x, y }: Key): Promise<Address> {
      await send(
        from,
        factory,
        encodeFunctionData({ abi: passkeyAccountFactoryAbi, functionName: 'open', args: [x, y] }),
      )
      return addressOf({ x, y })
    },
    setSecondSigner: (account: Address, signer: Hex): Promise<void> =>
      actAs(account, encodeFunctionData({ abi: passkeyAccountAbi, functionName: 'setRecoverer', args: [signer] })),
    /** Proposes a key, signed by the unlocked account, which must be the second signer. */
    async propose(account: Address, key: Key): Promise<void> {
      const typed: unknown = JSON.parse(
        typedText(recoveryTypedData(chainId, { account, ...key, round: await round(account) })),
      )
      const signature = (await node('eth_signTypedData_v4', [from, typed])) as Hex
      const args = [key.x, key.y, signature] as const
      await send(from, account, encodeFunctionData({ abi: passkeyAccountAbi, functionName: 'propose', args }))
    },
    take: (account: Address) =>
      send(from, account, encodeFunctionData({ abi: passkeyAccountAbi, functionName: 'takeRecovery' })),
  }
}
