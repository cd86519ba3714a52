import type { Address } from '@musi/domain/address'
import { toHex } from 'viem'
import type { AddressBook } from '@musi/domain/addressBook'
import type { WalletTrouble } from './chainErrors.ts'
import { rpcClient } from './client.ts'
import type { DropOrder } from './drops/dropOrder.ts'
import { orderTypedData } from './drops/orderTypedData.ts'
import { checkCall, logText } from './signingGate/checkCall.ts'
import { checkPermit, checkOrder } from './signingGate/checkTypedData.ts'
import type { GateRefusal } from './signingGate/gateRefusal.ts'
import { ORDER_DOMAIN, type ShownPermit } from './signingGate/permitTypedData.ts'
import type { Addresses } from './signingGate/addresses.ts'
import type { ShownTerms } from './signingGate/shownTerms.ts'
import type { WalletDoor } from './wallet/walletDoor.ts'
import { SIGNING_METHODS } from './wallet/signingMethods.ts'
import { accountsIn, chainIdIn } from './wallet/walletAnswers.ts'
import type { Call } from './write.ts'

/** Captured when this module loads, before another script can replace it (spec: signing.first-references). */
const firstFetch = globalThis.fetch

export type GateAnswer =
  | { kind: 'answered'; value: unknown }
  | { kind: 'refused'; refusal: GateRefusal }
  | { kind: 'trouble'; trouble: WalletTrouble }

export type ShownCall = { call: Call; shown: ShownTerms }

export type SigningGate = {
  send: (request: ShownCall & { from: Address; gas: bigint }) => Promise<GateAnswer>
  /** `id`: identifies the batch when its status is requested later (EIP-5792). */
  sendCalls: (request: { from: Address; calls: readonly ShownCall[]; id?: string }) => Promise<GateAnswer>
  /** `typedData` is what is signed, `shown` is what the screen says; they are built independently of each other. */
  signPermit: (request: { typedData: unknown; shown: ShownPermit }) => Promise<GateAnswer>
  signOrder: (request: { order: DropOrder }) => Promise<GateAnswer>
}

export type GateOptions = {
  door: WalletDoor
  book: AddressBook
  /** Our own endpoint: the gate asks the chain itself, by its own reference to `fetch`. */
  rpcUrl: string
  /** False while writes are switched off, or the endpoints disagree (spec: sending.switched-off). */
  writes: () => boolean
  log: (event: GateRefusal | { kind: 'requestReplaced' }) => void
}

/** The only way to a signature. It decodes what is to be signed and passes it on only if it matches what the screen says. */
export function signingGate({ door, book, rpcUrl, writes, log }: GateOptions): SigningGate {
  const addresses: Addresses = { book, request: rpcClient(rpcUrl, { fetch: (url, post) => firstFetch(url, post) }) }
  const refuse = (refusal: GateRefusal): GateAnswer => {
    log(refusal)
    return { kind: 'refused', refusal }
  }

  /** The wallet is checked last, because its account or network may have changed meanwhile. */
  async function firstRefusal(from: Address, check: () => Promise<GateRefusal | null>): Promise<GateRefusal | null> {
    try {
      return (
        (await check()) ?? (await checkWallet(door, book.chainId, from)) ?? (writes() ? null : { kind: 'writesOff' })
      )
    } catch (error) {
      return { kind: 'chainSilent', actual: error instanceof Error ? error.message : logText(error) }
    }
  }

  async function askWallet(
    from: Address,
    check: () => Promise<GateRefusal | null>,
    method: string,
    params: readonly unknown[],
  ): Promise<GateAnswer> {
    const refusal = await firstRefusal(from, check)
    if (refusal !== null) return refuse(refusal)
    if (door.wasReplaced()) log({ kind: 'requestReplaced' })
    const answer = await door.ask(method, params)
    return answer.ok ? { kind: 'answered', value: answer.value } : { kind: 'trouble', trouble: answer.trouble }
  }

  const chainId = toHex(book.chainId)
  return {
    send({ from, gas, ...shownCall }) {
      const { to, data, value } = shownCall.call
      const transaction = { from, to, data, gas: toHex(gas), chainId, ...(value === 0n ? {} : { value: toHex(value) }) }
      return askWallet(from, () => checkCall(addresses, { ...shownCall, self: null }), SIGNING_METHODS.send, [
        transaction,
      ])
    },
    sendCalls({ from, calls, id }) {
      const batchCalls = calls.map(({ call: { to, data, value } }) => ({ to, data, value: toHex(value) }))
      const batch = {
        version: '2.0.0',
        ...(id !== undefined && { id }),
        chainId,
        from,
        atomicRequired: true,
        calls: batchCalls,
      }
      const check = async () => {
        if (calls.length === 0) return { kind: 'emptyBatch' } as const
        const refusals = await Promise.all(calls.map((one) => checkCall(addresses, { ...one, self: from })))
        return refusals.find((refusal) => refusal !== null) ?? null
      }
      return askWallet(from, check, SIGNING_METHODS.sendCalls, [batch])
    },
    signPermit({ typedData, shown }) {
      const check = () => checkPermit(addresses, typedData, shown)
      return askWallet(shown.owner, check, SIGNING_METHODS.signTypedData, [shown.owner, typedDataText(typedData)])
    },
    signOrder({ order }) {
      const { seaport } = book.contracts
      const { types, ...rest } = orderTypedData(order, { seaport: seaport ?? '0x', chainId: book.chainId })
      const typedData = { ...rest, types: { EIP712Domain: ORDER_DOMAIN, ...types } }
      const check = async () => checkOrder(addresses, order)
      return askWallet(order.seller, check, SIGNING_METHODS.signTypedData, [order.seller, typedDataText(typedData)])
    },
  }
}

/** The nonce is in hexadecimal; all other amounts are decimal (spec: signing.nonce-hex). */
const typedDataText = (typedData: unknown) =>
  JSON.stringify(typedData, (key, value: unknown) => {
    if (typeof value !== 'bigint') return value
    return key === 'nonce' ? toHex(value) : String(value)
  })

async function checkWallet(door: WalletDoor, chainId: number, from: Address): Promise<GateRefusal | null> {
  const [chain, accounts] = await Promise.all([door.ask('eth_chainId'), door.ask('eth_accounts')])
  if (!chain.ok) return { kind: 'walletSilent', actual: chain.trouble.message }
  if (!accounts.ok) return { kind: 'walletSilent', actual: accounts.trouble.message }
  const walletChainId = chainIdIn(chain.value)
  if (walletChainId !== chainId) return { kind: 'otherChain', actual: String(walletChainId), shown: String(chainId) }
  const [selected] = accountsIn(accounts.value) ?? []
  if (selected !== from) return { kind: 'otherAccount', actual: selected ?? 'none', shown: from }
  return null
}
