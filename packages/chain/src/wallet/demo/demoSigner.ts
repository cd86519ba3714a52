import type { RpcRequest } from '../../rpc/rpcRequest.ts'
import type { Address } from '@musi/domain/address'
import { type Hex, type TransactionSerializable, encodeFunctionData, toHex } from 'viem'
import { batchAccountAbi } from '@musi/contracts/abi/batchAccount'
import { privateKeyToAccount } from 'viem/accounts'
import { code } from '../../requests/contracts/code.ts'
import { parseAmount, parseFields, parseHex, parseInteger } from '../../rpc/wire.ts'
import type { Call } from '../../write.ts'

export type DemoChain = { request: RpcRequest; chainId: number; batchAccount: Address | null }

/** Signs with the private key and sends raw transactions, as any wallet does. */
export function demoSigner({ request, chainId, batchAccount }: DemoChain, privateKey: Hex) {
  const account = privateKeyToAccount(privateKey)
  const { address } = account

  const estimate = async ({ to, data, value }: Call) =>
    parseAmount(await request('eth_estimateGas', [{ from: address, to, data, value: toHex(value) }]))

  async function fees() {
    const latest = parseFields(await request('eth_getBlockByNumber', ['latest', false]))
    const tip = parseAmount(await request('eth_maxPriorityFeePerGas').catch(() => '0x0'))
    const base = latest['baseFeePerGas'] === undefined ? 0n : parseAmount(latest['baseFeePerGas'])
    return { maxPriorityFeePerGas: tip, maxFeePerGas: 2n * base + tip }
  }

  const nextNonce = async () => parseInteger(await request('eth_getTransactionCount', [address, 'pending']))

  async function sendSigned(transaction: TransactionSerializable): Promise<Hex> {
    const raw = await account.signTransaction(transaction)
    return parseHex(await request('eth_sendRawTransaction', [raw]))
  }

  return {
    address,
    account,
    async send(call: Call, gas: bigint | null): Promise<Hex> {
      const [nonce, fee, limit] = await Promise.all([nextNonce(), fees(), gas ?? estimate(call)])
      return sendSigned({ type: 'eip1559', chainId, nonce, ...call, ...fee, gas: limit })
    },
    /** Atomic: the account delegates to the batch contract of the book and calls itself (EIP-7702). */
    async sendBatch(calls: readonly Call[]): Promise<Hex> {
      if (batchAccount === null) throw new Error('This chain has no contract for batches.')
      const accountCode = await code(request, address)
      const nonce = await nextNonce()
      const data = encodeFunctionData({ abi: batchAccountAbi, functionName: 'execute', args: [calls] })
      const value = 0n
      const common = { chainId, nonce, to: address, data, value, ...(await fees()) }
      if (accountCode.kind === 'delegated' && accountCode.to === batchAccount) {
        const gas = await estimate({ to: address, data, value })
        return sendSigned({ type: 'eip1559', ...common, gas: gas + gas / 5n })
      }
      // The transaction itself uses the sender's nonce first, so the authorisation needs the next one.
      const authorization = await account.signAuthorization({ address: batchAccount, chainId, nonce: nonce + 1 })
      return sendSigned({ type: 'eip7702', ...common, gas: BATCH_GAS, authorizationList: [authorization] })
    },
  }
}

/** Not every node can estimate an account's first batch, because the account has no code yet. Our batches use less. */
const BATCH_GAS = 3_000_000n
