import type { AddressBook } from '@musi/domain/addressBook'
import type { RpcRequest } from '../rpc/rpcRequest.ts'
import type { Listing } from '@musi/domain/market/marketOrder'
import { type Address, type Hex, encodeFunctionData, parseAbi, parseAbiItem, zeroAddress } from 'viem'
import { tokenAbi } from '../abi/token.ts'
import { contractValue } from '../requests/contracts/contractValue.ts'
import { ENTRY_POINT } from '../relay/operationEvent.ts'
import { sendMined } from './sendMined.ts'
import type { WalletPrompt } from '../wallet/walletPrompt.ts'
import type { SignedOperation } from '../passkey/nonces/operationMemory.ts'
import type { ReportedState } from '../passkey/operationStatus.ts'
import type { PasskeyKey } from '../passkey/passkeyKey.ts'
import { type PasskeyWalletOptions, passkeyWallet } from '../passkey/passkeyWallet.ts'
import { softPasskey } from './softPasskey.ts'

type TestChain = {
  request: RpcRequest
  chainId: number
  addressBook: AddressBook
  accounts: readonly { address: Address }[]
}
type SubmittedOperation = Parameters<PasskeyWalletOptions['submit']>[0]

const HANDLE = parseAbiItem([
  'function handleOps(Operation[] ops, address beneficiary)',
  'struct Operation { address sender; uint256 nonce; bytes initCode; bytes callData; bytes32 accountGasLimits; uint256 preVerificationGas; bytes32 gasFees; bytes paymasterAndData; bytes signature; }',
])
const HOLDS = parseAbi(['function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)'])
const IS_VALID = '0x1626ba7e'

/** Stands in for the relayer: simulates each operation first, so that no gas is spent on a refused one. */
function relayerOf({ request, accounts }: TestChain) {
  const from = accounts.at(-1)?.address ?? zeroAddress
  let last: Hex | null = null
  return {
    lastTransaction: () => last,
    handle: async (operation: SubmittedOperation): Promise<'mined' | 'refused'> => {
      const data = encodeFunctionData({ abi: [HANDLE], functionName: 'handleOps', args: [[operation], from] })
      const call = { from, to: ENTRY_POINT, data, gas: '0x7a1200' }
      const refused = await request('eth_call', [call, 'latest']).then(
        () => false,
        () => true,
      )
      if (refused) return 'refused'
      last = (await sendMined(request, call)) as Hex
      return 'mined'
    },
  }
}

/** Test helpers: transfers, signature checks and a sample order. */
function chainTools({ request, accounts, addressBook }: TestChain) {
  const [rich] = accounts
  return {
    give: async (token: Address, to: Address, amount: bigint): Promise<Hex> => {
      const data = encodeFunctionData({ abi: tokenAbi, functionName: 'transfer', args: [to, amount] })
      return (await sendMined(request, { from: rich?.address, to: token, data })) as Hex
    },
    holds: async (account: Address, hash: Hex, signature: Hex) => {
      const args = [hash, signature] as const
      const query = { address: account, abi: HOLDS, functionName: 'isValidSignature', args } as const
      return (await contractValue(request, query)) === IS_VALID
    },
    orderOf: (seller: Address): Listing => ({
      kind: 'listing',
      seller,
      collection: addressBook.contracts.musicNft ?? zeroAddress,
      tokenId: 7n,
      price: { token: 'native', amount: 9n },
      royalty: { artist: rich?.address ?? zeroAddress, amount: 1n },
      startSeconds: 0n,
      endSeconds: 99n,
      salt: 5n,
      counter: 0n,
    }),
    asText: (_: string, value: unknown) => (typeof value === 'bigint' ? value.toString() : value),
  }
}

type Opened = { connected?: boolean; begin?: 'make' | 'find' }

/** A wallet with a passkey in software, and a server that sends its operations to the chain. */
export function accountsOfPasskeys(chain: TestChain) {
  const { passkeyAccountFactory: factory = zeroAddress, passkeyAccount: implementation = zeroAddress } =
    chain.addressBook.contracts
  const { lastTransaction, handle } = relayerOf(chain)
  const passkey = softPasskey()
  let signed: readonly SignedOperation[] = []
  let key: PasskeyKey | null = null

  const bench = {
    ...chainTools(chain),
    handle,
    passkey,
    memory: { read: () => key, write: (next: PasskeyKey) => void (key = next) },
    operations: { read: () => signed, write: (next: readonly SignedOperation[]) => void (signed = next) },
    submitted: [] as SubmittedOperation[],
    prompts: [] as WalletPrompt[],
    approves: true,
    /** The server accepts operations but does not send them. */
    holdsBack: false,
    /** The server refuses operations. */
    refuses: false,
    /** Status that the server reports instead of the true one; null to report the truth. */
    reportedState: null as ReportedState | null,
    /** The node's answer in place of the true one; undefined for the true one. */
    lie: (_method: string, _params: readonly unknown[]): unknown => undefined,
    reload: ({ forgets = false, ...change }: Opened & { forgets?: boolean }) => {
      if (forgets) key = null
      wallet = open(change)
    },
    ask: async (method: string, ...params: unknown[]): Promise<unknown> => wallet.provider.request({ method, params }),
    connect: async () => ((await bench.ask('eth_requestAccounts')) as Address[])[0] ?? zeroAddress,
  }

  const open = ({ connected = false, begin = 'make' }: Opened) =>
    passkeyWallet({
      request: async (method, params = [], options) =>
        bench.lie(method, params) ?? (await chain.request(method, params, options)),
      chainId: chain.chainId,
      contracts: { factory, implementation },
      rpId: 'localhost',
      name: 'Musi',
      memory: bench.memory,
      operations: bench.operations,
      begin,
      connected,
      passkeys: passkey.passkeys,
      ask: async (prompt) => {
        bench.prompts.push(prompt)
        return bench.approves
      },
      submit: async (operation) => {
        bench.submitted.push(operation)
        if (bench.refuses) throw new Error('The server refuses it.')
        if (!bench.holdsBack && (await handle(operation)) === 'refused') throw new Error('The chain refuses it.')
      },
      reportedStateOf: async () => {
        const transaction = lastTransaction()
        return bench.reportedState ?? (transaction === null ? { kind: 'waiting' } : { kind: 'mined', transaction })
      },
    })
  let wallet = open({})
  return bench
}
