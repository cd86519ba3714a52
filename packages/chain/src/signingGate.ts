import type { Address } from '@musi/domain/address'
import { toHex } from 'viem'
import type { AddressBook } from '@musi/domain/addressBook'
import type { WalletTrouble } from './chainErrors.ts'
import { rpcClient } from './client.ts'
import type { DropOrder } from './drops/dropOrder.ts'
import { orderTypedData } from './drops/orderTypedData.ts'
import { checkCall, logged } from './signingGate/checkCall.ts'
import { checkPermit, checkOrder } from './signingGate/checkTypedData.ts'
import type { GateRefusal } from './signingGate/gateRefusal.ts'
import { ORDER_DOMAIN, type PermitShown } from './signingGate/permitTypedData.ts'
import type { Places } from './signingGate/places.ts'
import type { Shown } from './signingGate/shown.ts'
import type { WalletDoor } from './wallet/provider.ts'
import { SIGNING_METHODS } from './wallet/signingMethods.ts'
import { accountsIn, chainIdIn } from './wallet/walletAnswers.ts'
import type { Call } from './write.ts'

/** Taken when this module is read, before anything can put another in its place (spec: signing.first-references). */
const firstFetch = globalThis.fetch

export type GateAnswer =
  | { kind: 'answered'; value: unknown }
  | { kind: 'refused'; refusal: GateRefusal }
  | { kind: 'trouble'; trouble: WalletTrouble }

export type ShownCall = { call: Call; shown: Shown }

export type SigningGate = {
  send: (asked: ShownCall & { from: Address; gas: bigint }) => Promise<GateAnswer>
  /** `id`: by which the wallet can be asked what became of it (EIP-5792). */
  sendCalls: (asked: { from: Address; calls: readonly ShownCall[]; id?: string }) => Promise<GateAnswer>
  /** `typedData` is what is signed, `shown` what the screen says; they come from different hands. */
  signPermit: (asked: { typedData: unknown; shown: PermitShown }) => Promise<GateAnswer>
  signOrder: (asked: { order: DropOrder }) => Promise<GateAnswer>
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

/** The one way to a signature. It decodes what is to be signed and lets it through only where it is what the screen says. */
export function signingGate({ door, book, rpcUrl, writes, log }: GateOptions): SigningGate {
  const places: Places = { book, request: rpcClient(rpcUrl, { fetch: (url, post) => firstFetch(url, post) }) }
  const refused = (refusal: GateRefusal): GateAnswer => {
    log(refusal)
    return { kind: 'refused', refusal }
  }

  /** Whatever is checked, the wallet is looked at last: it may have moved meanwhile. */
  async function passed(from: Address, check: () => Promise<GateRefusal | null>): Promise<GateRefusal | null> {
    try {
      return (
        (await check()) ?? (await checkWallet(door, book.chainId, from)) ?? (writes() ? null : { kind: 'writesOff' })
      )
    } catch (error) {
      return { kind: 'chainSilent', said: error instanceof Error ? error.message : logged(error) }
    }
  }

  async function asked(
    from: Address,
    check: () => Promise<GateRefusal | null>,
    method: string,
    params: readonly unknown[],
  ): Promise<GateAnswer> {
    const refusal = await passed(from, check)
    if (refusal !== null) return refused(refusal)
    if (door.wasReplaced()) log({ kind: 'requestReplaced' })
    const answer = await door.ask(method, params)
    return answer.ok ? { kind: 'answered', value: answer.value } : { kind: 'trouble', trouble: answer.trouble }
  }

  const chainId = toHex(book.chainId)
  return {
    send({ from, gas, ...asks }) {
      const { to, data, value } = asks.call
      const transaction = { from, to, data, gas: toHex(gas), chainId, ...(value === 0n ? {} : { value: toHex(value) }) }
      return asked(from, () => checkCall(places, { ...asks, self: null }), SIGNING_METHODS.send, [transaction])
    },
    sendCalls({ from, calls, id }) {
      const said = calls.map(({ call: { to, data, value } }) => ({ to, data, value: toHex(value) }))
      const batch = {
        version: '2.0.0',
        ...(id !== undefined && { id }),
        chainId,
        from,
        atomicRequired: true,
        calls: said,
      }
      const check = async () => {
        if (calls.length === 0) return { kind: 'emptyBatch' } as const
        const found = await Promise.all(calls.map((one) => checkCall(places, { ...one, self: from })))
        return found.find((refusal) => refusal !== null) ?? null
      }
      return asked(from, check, SIGNING_METHODS.sendCalls, [batch])
    },
    signPermit({ typedData, shown }) {
      const check = () => checkPermit(places, typedData, shown)
      return asked(shown.owner, check, SIGNING_METHODS.signTypedData, [shown.owner, typedDataText(typedData)])
    },
    signOrder({ order }) {
      const { seaport } = book.contracts
      const { types, ...rest } = orderTypedData(order, { seaport: seaport ?? '0x', chainId: book.chainId })
      const typedData = { ...rest, types: { EIP712Domain: ORDER_DOMAIN, ...types } }
      const check = async () => checkOrder(places, order)
      return asked(order.seller, check, SIGNING_METHODS.signTypedData, [order.seller, typedDataText(typedData)])
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
  if (!chain.ok) return { kind: 'walletSilent', said: chain.trouble.said }
  if (!accounts.ok) return { kind: 'walletSilent', said: accounts.trouble.said }
  const theirs = chainIdIn(chain.value)
  if (theirs !== chainId) return { kind: 'otherChain', said: String(theirs), shown: String(chainId) }
  const [selected] = accountsIn(accounts.value) ?? []
  if (selected !== from) return { kind: 'otherAccount', said: selected ?? 'none', shown: from }
  return null
}
