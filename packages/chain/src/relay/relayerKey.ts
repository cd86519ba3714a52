import { type Address, parseAddress } from '@musi/domain/address'
import type { Hex } from '@musi/domain/untrusted'
import { keccak256, parseTransaction } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'

/** A call without value, and the most that the relayer pays for its gas. */
export type RelayedTransaction = {
  to: Address
  data: Hex
  gas: bigint
  nonce: number
  maxFeePerGas: bigint
  maxPriorityFeePerGas: bigint
}

export type RelayerKey = {
  address: Address
  sign: (transaction: RelayedTransaction) => Promise<{ raw: Hex; hash: Hex }>
}

/** The key of the account that pays for the gas of others. */
export function relayerKey(privateKey: Hex, chainId: number): RelayerKey {
  const account = privateKeyToAccount(privateKey)
  return {
    address: parseAddress(account.address) ?? account.address,
    async sign(transaction) {
      const raw = await account.signTransaction({ ...transaction, chainId, type: 'eip1559' })
      return { raw, hash: keccak256(raw) }
    },
  }
}

/** Reads the fees of a signed transaction. */
export function gasFeesOf(raw: Hex): { maxFeePerGas: bigint; maxPriorityFeePerGas: bigint } {
  const { maxFeePerGas = 0n, maxPriorityFeePerGas = 0n } = parseTransaction(raw)
  return { maxFeePerGas, maxPriorityFeePerGas }
}
